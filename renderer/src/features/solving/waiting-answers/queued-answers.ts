import type { SubmissionReply } from '@web/api';
import { lessonRef, readRef, refKey } from '@web/exercises';
import type { QueuedWrite } from '@web/stores';
import type { AnswerData } from './answers';

/** Answers, by their exercise. */
export const ANSWERS: QueuedWrite<AnswerData, SubmissionReply> = {
  name: 'answer',
  read: readAnswer,
  // Answers were the first that could wait, and were stored without `kind` and `data`.
  readUnnamed: readAnswer,
  keyOf: ({ exercise }) => refKey(exercise),
  merge: (waiting, added) => (JSON.stringify(waiting.body) === JSON.stringify(added.body) ? waiting : null),
  load: async () => (await import('./send-answers')).answerHandler,
};

/** Earlier versions stored a lesson's id instead of the exercise. */
type StoredAnswer = AnswerData & { lessonUuid: string };

function readAnswer(stored: unknown): AnswerData | null {
  const { exercise: ref, lessonUuid, title, body, practice, proof } = (stored ?? {}) as Partial<StoredAnswer>;
  const exercise = typeof lessonUuid === 'string' ? lessonRef(lessonUuid) : readRef(ref);
  if (!exercise || typeof body !== 'object' || body === null) return null;
  return { exercise, title, body, practice, proof };
}
