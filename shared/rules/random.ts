/** Numbers from a seed: the same seed always gives the same ones, so a draw can be replayed. Not for secrets. */
export class SeededRandom {
  private readonly state: Uint32Array;

  constructor(seed: string) {
    this.state = hash(seed);
    for (let round = 0; round < 12; round += 1) this.next(); // until every bit of the seed matters
  }

  /** From 0 up to 1, without 1. */
  next(): number {
    const state = this.state;
    // sfc32: https://pracrand.sourceforge.net/RNG_engines.txt
    const sum = (state[0]! + state[1]! + state[3]!) >>> 0;
    state[3] = state[3]! + 1;
    state[0] = state[1]! ^ (state[1]! >>> 9);
    state[1] = state[2]! + (state[2]! << 3);
    state[2] = ((state[2]! << 21) | (state[2]! >>> 11)) + sum;
    return sum / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** One of `choices`, each as likely as its weight. */
  pick<Choice extends { weight: number }>(choices: readonly [Choice, ...Choice[]]): Choice {
    let left = this.next() * choices.reduce((sum, { weight }) => sum + weight, 0);
    for (const choice of choices) {
      left -= choice.weight;
      if (left < 0) return choice;
    }
    return choices[0];
  }
}

/** 128 bits of a text (FNV-1a, once for each word of the state). */
function hash(text: string): Uint32Array {
  return Uint32Array.from([0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35], (start) => {
    let word = start;
    for (let index = 0; index < text.length; index += 1)
      word = Math.imul(word ^ text.charCodeAt(index), 0x01000193);
    return word;
  });
}
