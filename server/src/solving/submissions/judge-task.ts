import type { LessonEntity } from '@server/learning/catalog';
import type { OpenLesson } from '@server/learning/lessons';
import type { StoredAnswer } from '@shared/lesson-types';
import type { Language } from '@shared/runner/runner';

/** What is judged: the lesson as it is now, the language of its code, and the learner's answer. */
export interface JudgeTask extends Pick<OpenLesson, 'type'> {
  lesson: Pick<LessonEntity, 'id' | 'data' | 'hash'>;
  language: Language;
  answer: StoredAnswer;
  /** Undefined for a guest's. */
  userId?: string;
  /** Gets what the judge writes about the answer, for types that stream. */
  onText?: (text: string) => void;
}
