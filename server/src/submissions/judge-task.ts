import type { LessonEntity } from '@server/catalog';
import type { OpenLesson } from '@server/lessons';
import type { StoredAnswer } from '@shared/lesson-types';
import type { Language } from '@shared/runner/runner';

/** What is judged: the lesson as it is now, the language of its course, and the learner's answer. */
export interface JudgeTask extends Pick<OpenLesson, 'type'> {
  lesson: Pick<LessonEntity, 'id' | 'data' | 'hash'>;
  language: Language;
  answer: StoredAnswer;
}
