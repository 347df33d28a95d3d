import type { QueuedWrite } from '@web/stores';
import type { LessonFeedback } from './feedback/lesson-feedback';

/** Messages about lessons, by the lesson's id. */
export const LESSON_FEEDBACK: QueuedWrite<LessonFeedback> = {
  name: 'lesson-feedback',
  read(stored) {
    const { lessonUuid, title, text, code } = (stored ?? {}) as Partial<LessonFeedback>;
    if (typeof lessonUuid !== 'string' || typeof title !== 'string' || typeof text !== 'string') return null;
    return { lessonUuid, title, text, code: code ?? null };
  },
  keyOf: ({ lessonUuid }) => lessonUuid,
  merge: (waiting, added) => (waiting.text === added.text && waiting.code === added.code ? waiting : null),
  load: async () => (await import('./feedback/feedback-handler')).feedbackHandler,
};
