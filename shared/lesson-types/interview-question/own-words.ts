import { resultText } from '../../texts/lesson-results';
import type { Text } from '../../texts/text';
import { isBareWords, withoutLists } from './matcher/bare-words';
import { withoutCopies } from './matcher/copies';
import { tokensOf } from './matcher/passages';
import type { Point } from './points';

/** An answer takes so many words for each point that it has to make. */
const WORDS_PER_POINT = 4;
const MIN_WORDS = 5;
/** Two minutes of talking. */
const MAX_WORDS = 300;

interface AskedLesson {
  question: string;
  solutionPoints: readonly Point[];
}

/** What the learner has said themselves, or why it's no answer. */
export type OwnWords = { text: string; isPartlyCopied: boolean } | { refusal: Text };

/**
 * What is left of an answer without what others wrote: passages of the lesson and its course, of the question, the
 * follow-ups and the solution, and lists of words. Both judges read only that.
 * @param texts what else learners can copy from, in Markdown
 */
export function ownWords(
  answer: string,
  { question, solutionPoints: points }: AskedLesson,
  needed: number,
  texts: readonly string[],
): OwnWords {
  const count = tokensOf(answer).length;
  if (count < MIN_WORDS) return { refusal: resultText('interview.short') };
  if (count > MAX_WORDS) return { refusal: resultText('interview.long', { count: MAX_WORDS }) };
  const shown = [question, ...points.flatMap(({ point, explanation, ask }) => [point, explanation, ask])];
  const own = withoutCopies(answer, [...shown, ...texts]);
  const isPartlyCopied = own !== answer;
  const least = Math.max(MIN_WORDS, needed * WORDS_PER_POINT);
  if (isPartlyCopied && tokensOf(own).length < least) return { refusal: resultText('interview.copied') };
  const text = withoutLists(own);
  if (tokensOf(text).length < least || isBareWords(text, points))
    return { refusal: resultText('interview.list') };
  return { text, isPartlyCopied };
}
