import { isSameStem, type Word, wordsOf } from './words';

/** Where an answer says a phrase: the indexes of its first and last word. */
export interface Match {
  from: number;
  to: number;
  /** The answer says the opposite: "it does not keep the order". */
  isDenied: boolean;
}

/** Words that may come between two words of a phrase. */
const MAX_GAP = 3;
/** Words that a negator reaches over. */
const NEGATION_REACH = 3;
const DENIALS = new Set(wordsOf('false wrong untrue incorrect myth').map(({ stem }) => stem));

/** Every place where the words of a phrase come in order and close together, in one clause or across a comma. */
export function findPhrase(words: readonly Word[], phrase: string): Match[] {
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return [];
  const matches: Match[] = [];
  for (const [from, word] of words.entries()) {
    if (!isSameStem(word.stem, wanted[0]!.stem)) continue;
    const to = lastWord(words, from, wanted);
    if (to === undefined) continue;
    const saysNo = wanted.some(({ isNegator }) => isNegator);
    matches.push({ from, to, isDenied: !saysNo && isDenied(words, from, to) });
  }
  return matches;
}

function lastWord(words: readonly Word[], from: number, wanted: readonly Word[]): number | undefined {
  let at = from;
  for (const { stem } of wanted.slice(1)) {
    const next = words.findIndex(
      (word, index) => index > at && index <= at + 1 + MAX_GAP && isSameStem(word.stem, stem),
    );
    if (next === -1) return undefined;
    at = next;
  }
  return at;
}

/** An odd number of negators before or inside the phrase, or a verdict such as "is wrong" right after it. */
function isDenied(words: readonly Word[], from: number, to: number): boolean {
  const { clause } = words[from]!;
  const before = words
    .slice(Math.max(0, from - NEGATION_REACH), from)
    .filter((word) => word.clause === clause && word.isNegator).length;
  const inside = words.slice(from, to + 1).filter(({ isNegator }) => isNegator).length;
  const last = words[to]!;
  const after = words
    .slice(to + 1, to + 3)
    .some((word) => word.clause === last.clause && DENIALS.has(word.stem));
  return (before + inside) % 2 === 1 || after;
}
