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
export type OwnWords = { text: string; isPartlyCopied: boolean } | { refusal: string };

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
  if (count < MIN_WORDS)
    return { refusal: 'That’s very short. Answer in a few sentences, as you would in an interview.' };
  if (count > MAX_WORDS)
    return {
      refusal: `That’s longer than anybody would talk in an interview. Say it in your own words, in ${MAX_WORDS} at most.`,
    };
  const shown = [question, ...points.flatMap(({ point, explanation, ask }) => [point, explanation, ask])];
  const own = withoutCopies(answer, [...shown, ...texts]);
  const isPartlyCopied = own !== answer;
  const least = Math.max(MIN_WORDS, needed * WORDS_PER_POINT);
  if (isPartlyCopied && tokensOf(own).length < least)
    return {
      refusal:
        'We know that text: it’s from the course. Say it in your own words, as you’d explain it to a friend.',
    };
  const text = withoutLists(own);
  if (tokensOf(text).length < least || isBareWords(text, points))
    return {
      refusal:
        'So far that’s a list of words. Say in your own words, in whole sentences, what you’d do and why.',
    };
  return { text, isPartlyCopied };
}
