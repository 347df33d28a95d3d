import type { SubmissionReply } from '@web/api';
import type { QueuedWrite } from '@web/stores';
import type { AnswerData } from './answers';

/** Answers to lessons, by the lesson's id. */
export const ANSWERS: QueuedWrite<AnswerData, SubmissionReply> = {
  name: 'answer',
  read: readAnswer,
  // Answers were the first that could wait, and were stored without `kind` and `data`.
  readUnnamed: readAnswer,
  keyOf: ({ lessonUuid }) => lessonUuid,
  merge: (waiting, added) => (JSON.stringify(waiting.body) === JSON.stringify(added.body) ? waiting : null),
  load: async () => (await import('./send-answers')).answerHandler,
};

function readAnswer(stored: unknown): AnswerData | null {
  const { lessonUuid, title, body, practice, proof } = (stored ?? {}) as Partial<AnswerData>;
  if (typeof lessonUuid !== 'string' || typeof body !== 'object' || body === null) return null;
  return { lessonUuid, title, body, practice, proof };
}
