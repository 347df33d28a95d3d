import { shownWords, tokensOf, withoutMarked } from './passages';

/** So many words in a row aren't the same by chance: a learner's own answer repeats a term or a turn of phrase at most. */
const COPIED_WORDS = 6;

/** The answer without the passages that also stand in one of the texts, whatever their punctuation and markup. */
export function withoutCopies(answer: string, texts: readonly string[]): string {
  const tokens = tokensOf(answer);
  if (tokens.length < COPIED_WORDS) return answer;
  const places = new Map<string, number[]>();
  for (const [at, { text }] of tokens.entries()) {
    const same = places.get(text);
    if (same) same.push(at);
    else places.set(text, [at]);
  }
  const isCopied = tokens.map(() => false);
  for (const text of texts) {
    const shown = shownWords(text);
    for (const [at, word] of shown.entries())
      for (const place of places.get(word) ?? [])
        if (isSameRun(tokens, place, shown, at)) isCopied.fill(true, place, place + COPIED_WORDS);
  }
  return withoutMarked(answer, tokens, isCopied);
}

function isSameRun(
  tokens: ReturnType<typeof tokensOf>,
  place: number,
  shown: readonly string[],
  at: number,
): boolean {
  for (let next = 0; next < COPIED_WORDS; next++) {
    const token = tokens[place + next];
    if (token === undefined || token.text !== shown[at + next]) return false;
  }
  return true;
}
