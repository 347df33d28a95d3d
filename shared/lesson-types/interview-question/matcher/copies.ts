import { shownWords, type Token, tokensOf, withoutMarked } from './passages';

/**
 * So many words in a row aren't the same by chance: a learner's own answer repeats a term or a turn of phrase at most.
 * A word that was changed, added or left out in between takes one off.
 */
const COPIED_WORDS = 6;
/** A shorter run of the same words continues nothing beyond a changed one. */
const MIN_RUN = 3;
/** Changed words in a row after which a passage ends. */
const MAX_CHANGED = 3;
/** A long passage counts no more than this, so that it ends soon after its last word. */
const MAX_SCORE = COPIED_WORDS + MAX_CHANGED;
const ROWS = MAX_CHANGED + 1;

/** The answer without the passages that also stand in one of the texts, lightly changed or not, whatever their markup. */
export function withoutCopies(answer: string, texts: readonly string[]): string {
  const tokens = tokensOf(answer);
  if (tokens.length < COPIED_WORDS) return answer;
  const places = placesOf(tokens);
  const isCopied = tokens.map(() => false);
  for (const text of texts) markCopies(places, shownWords(text), isCopied);
  return withoutMarked(answer, tokens, isCopied);
}

function placesOf(tokens: readonly Token[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { text }] of tokens.entries()) {
    const same = places.get(text);
    if (same) same.push(at);
    else places.set(text, [at]);
  }
  return places;
}

/** For each word of the answer: how well the passage fits that ends there and at one word of the text, and its start. */
interface Row {
  scores: Uint8Array;
  starts: Uint16Array;
}

/** Local alignment (Smith and Waterman's) of an answer with a text, in which only the same words continue a passage. */
function markCopies(
  places: ReadonlyMap<string, readonly number[]>,
  shown: readonly string[],
  isCopied: boolean[],
): void {
  const rows: Row[] = Array.from({ length: ROWS }, () => ({
    scores: new Uint8Array(isCopied.length),
    starts: new Uint16Array(isCopied.length),
  }));
  for (const [at, word] of shown.entries()) {
    // The row is of the word one before those that a passage can still continue from: it's read, then overwritten.
    const found = (places.get(word) ?? []).map((place) => ({ place, ...longest(rows, at, place) }));
    const { scores, starts } = rows[at % ROWS]!;
    scores.fill(0);
    for (const { place, score, start } of found) {
      scores[place] = score;
      starts[place] = start;
      if (score >= COPIED_WORDS) isCopied.fill(true, start, place + 1);
    }
  }
}

/** The best passage that the word at `place` of the answer and `at` of the text can continue, with this word. */
function longest(rows: readonly Row[], at: number, place: number): { score: number; start: number } {
  let score = 0;
  let start = place;
  for (let back = 1; back <= ROWS; back++) {
    const { scores, starts } = rows[(at + ROWS - back) % ROWS]!;
    for (let before = Math.max(0, place - ROWS); before < place; before++) {
      const changed = Math.max(back, place - before) - 1;
      const left = scores[before]! - changed;
      if (left <= score || (changed > 0 && scores[before]! < MIN_RUN)) continue;
      score = left;
      start = starts[before]!;
    }
  }
  return { score: Math.min(score + 1, MAX_SCORE), start };
}
