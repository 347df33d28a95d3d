import type { Word } from './words';

const MAX_QUOTE = 220;
const SENTENCE_END = /[.!?\n]/;

/** The sentences of the answer around these words, shortened to the words themselves if they are long. */
export function quoteOf(answer: string, first: Word, last: Word): string {
  let start = first.start;
  while (start > 0 && !SENTENCE_END.test(answer[start - 1]!)) start -= 1;
  let end = last.end;
  while (end < answer.length && !SENTENCE_END.test(answer[end]!)) end += 1;
  if (end - start <= MAX_QUOTE) return oneLine(answer.slice(start, end + 1));
  const middle = answer.slice(first.start, Math.min(last.end, first.start + MAX_QUOTE));
  return oneLine(`${first.start > start ? '… ' : ''}${middle}${last.end < end ? ' …' : ''}`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
