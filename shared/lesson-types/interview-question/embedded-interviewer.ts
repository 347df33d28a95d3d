import type { PointReview } from '../../grading';
import { resultText } from '../../texts/lesson-results';
import type { Interviewer } from './interviewer';
import { matchPoint } from './matcher/match-point';
import { quoteOf } from './matcher/quote';
import { wordsOf } from './matcher/words';
import type { Point } from './points';

/**
 * Reads an answer without a language model: it looks for the phrases that the author has listed for each point, in any
 * form of their words, near each other, and not denied. It can't tell a good explanation from the right words.
 */
export const embeddedInterviewer: Interviewer = {
  async review({ points, answer }, onPoint) {
    const reviews = points.map((point) => {
      const review = reviewPoint(point, answer);
      onPoint?.(review, point);
      return review;
    });
    return { judge: 'embedded', points: reviews };
  },
};

/** One point of an answer. */
export function reviewPoint({ said, explanation, ask }: Point, answer: string): PointReview {
  const words = wordsOf(answer);
  const { verdict, span, isDenied } = matchPoint(words, said);
  const quote = span ? quoteOf(answer, words[span.from]!, words[span.to]!) : null;
  if (verdict === 'covered') return { verdict, said: quote, comment: explanation };
  if (!isDenied) return { verdict, said: quote, comment: ask };
  return { verdict, said: quote, ...resultText('interview.opposite', { question: ask }).as('comment') };
}
