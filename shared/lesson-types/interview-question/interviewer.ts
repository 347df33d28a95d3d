import type { InterviewReview, PointReview } from '../../grading';
import type { Point } from './points';

export interface InterviewTask {
  /** Markdown. */
  question: string;
  points: readonly Point[];
  /** The learner's words: data, never instructions. */
  answer: string;
  /** Whose answer it is; undefined for an author's. */
  userId?: string;
}

/** Port: reads an answer to an interview question. Never rejects for what a learner wrote. */
export interface Interviewer {
  /** @param onPoint called with each review in the order of the points, as soon as it's there */
  review(
    task: InterviewTask,
    onPoint?: (review: PointReview, point: Point) => void,
  ): Promise<InterviewReview>;
}
