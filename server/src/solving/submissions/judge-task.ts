import type { OpenedExercise } from '@server/learning/exercises';
import type { StoredAnswer } from '@shared/lesson-types';

/** What is judged: the exercise as it is now, and the learner's answer. */
export interface JudgeTask {
  exercise: Pick<OpenedExercise, 'ref' | 'type' | 'data' | 'hash' | 'language' | 'courseId'>;
  answer: StoredAnswer;
  /** Undefined for a guest's. */
  userId?: string;
  /** Gets what the judge writes about the answer, for types that stream. */
  onText?: (text: string) => void;
}
