import { type AnswerToSend, type ApiClient, ApiError, type SubmissionReply } from '@web/api';
import type { Platform } from '@web/platform';
import type { ConnectionStore } from './connection.store';

export type SubmissionBody = AnswerToSend['body'];
/** What this device's own checks say; `unchecked` if it has none for this answer. */
export type Practice = 'passed' | 'failed' | 'unchecked';

/** Proves when an answer was made (docs/offline.md). */
export interface TimeProof {
  anchor: string;
  signature: string;
}

export interface NewAnswer {
  lessonUuid: string;
  /** Of the lesson. */
  title?: string;
  body: SubmissionBody;
  practice?: Practice;
}

/** An answer that the server doesn't have yet. */
export interface WaitingAnswer extends NewAnswer {
  /** The request's id: the server records it once, however often it's sent. */
  id: string;
  /** Answers are sent in this order. Device clocks can be changed. */
  order: number;
  /** On this device's clock, in milliseconds. */
  madeAt: number;
  proof?: TimeProof;
  /** Why the server didn't take it. */
  refusal?: string;
}

/** What became of an answer that was sent later. */
export type SentOutcome = { reply: SubmissionReply } | { error: ApiError };

export interface OutboxOptions {
  api: ApiClient;
  platform: Pick<Platform, 'storage' | 'sharedStorage' | 'exclusive'>;
  connection: ConnectionStore;
  owner: string;
}

/** What sending needs of the outbox. */
export interface Outbox {
  readonly options: OutboxOptions;
  readonly answers: readonly WaitingAnswer[];
  readonly waiting: readonly WaitingAnswer[];
  readonly isDisposed: boolean;
  refresh(): void;
  store(answer: WaitingAnswer): void;
  forget(id: string): void;
  settledIds(): Promise<string[]>;
  markSettled(id: string): Promise<void>;
  setSending(id: string | null): void;
  report(answer: WaitingAnswer, outcome: SentOutcome): void;
}

/** Windows send one at a time, so that each answer is sent by only one of them. */
export const OUTBOX_LOCK = 'emberforge.outbox';

/** Whether an answer without a reply can be sent again by itself. */
export const canWait = (error: unknown): error is ApiError => error instanceof ApiError && error.isNoAnswer;
