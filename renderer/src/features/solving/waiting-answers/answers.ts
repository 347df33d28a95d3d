import type { AnswerToSend, SubmissionReply } from '@web/api';
import type { ExerciseRef } from '@web/exercises';
import type { SentOutcome, WaitingWrite } from '@web/stores';

export type SubmissionBody = AnswerToSend['body'];
/** What this device's own checks say; `unchecked` if it has none for this answer. */
export type Practice = 'passed' | 'failed' | 'unchecked';

/** Proves when an answer was made (docs/offline.md). */
export interface TimeProof {
  anchor: string;
  signature: string;
}

export interface NewAnswer {
  exercise: ExerciseRef;
  /** Of the exercise. */
  title?: string;
  body: SubmissionBody;
  practice?: Practice;
}

/** What's stored of an answer. The request's id is the write's: the server records it once, however often it's sent. */
export interface AnswerData extends NewAnswer {
  proof?: TimeProof;
}

export type WaitingAnswer = WaitingWrite<AnswerData>;

/** What became of an answer that was sent later. */
export type AnswerOutcome = SentOutcome<SubmissionReply>;
