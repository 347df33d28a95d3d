import { type ApiClient, ApiError } from '@web/api';
import type { ConnectionStatus } from '../connection.store';

/**
 * A kind of call that can wait for a connection. It's in the first chunk, so it holds no more than what's needed to know
 * what is waiting; the rest is in its handler.
 */
export interface QueuedWrite<Data = unknown, Reply = unknown> {
  /** Part of what's stored, so it never changes. */
  readonly name: string;
  /** Reads the stored data of this and of all earlier versions; null if it isn't of this kind. */
  read(stored: unknown): Data | null;
  /** Reads an entry of the time when entries didn't name their kind; null if it isn't of this one. */
  readUnnamed?(entry: object): Data | null;
  /** What it's about, such as a lesson's id. */
  keyOf(data: Data): string;
  /**
   * One write instead of two with the same key: `waiting` itself if it says the same, new data if the later one replaces it.
   * Null sends both, in their order.
   */
  merge?(waiting: Data, added: Data): Data | null;
  load(): Promise<WriteHandler<Data, Reply>>;
}

/** A write that the server doesn't have yet. */
export interface WaitingWrite<Data = unknown> {
  /** Stays the same however often it's sent. */
  id: string;
  /** The name of its `QueuedWrite`. */
  kind: string;
  /** From `keyOf`. */
  key: string;
  /** Writes are sent in this order. Device clocks can be changed. */
  order: number;
  /** On this device's clock, in milliseconds. */
  madeAt: number;
  /** Why the server didn't take it, in words for the learner. */
  refusal?: string;
  data: Data;
}

/** What became of a write that was sent later. */
export type SentOutcome<Reply = unknown> = { reply: Reply } | { error: ApiError };

/** What this window has sent. */
export interface SentWrite<Data = unknown, Reply = unknown> {
  write: WaitingWrite<Data>;
  reply: Reply;
}

export interface SendContext {
  api: ApiClient;
  /** The learner's id, or `GUEST`. */
  owner: string;
}

/** How writes of a kind are sent, and what the learner reads about them. */
export interface WriteHandler<Data = unknown, Reply = unknown> {
  /**
   * Makes the call. The queue sends the write again after no answer, 429 and 503; what else is thrown refuses it, and the
   * learner reads the message.
   * @throws ApiError
   */
  send(write: WaitingWrite<Data>, context: SendContext): Promise<Reply>;
  /**
   * After a 409: what to send instead, once. Null refuses the write with the server's reason, like a kind without this.
   * @throws ApiError
   */
  resolve?(write: WaitingWrite<Data>, context: SendContext): Promise<Data | null>;
  /** Tells the learner, unless something on the screen listens to this key. */
  announce(outcome: SentOutcome<Reply>, write: WaitingWrite<Data>, context: SendContext): void;
  /** Its row in the list. */
  describe(write: WaitingWrite<Data>): WriteDescription;
  /** The same once it's sent. */
  describeSent?(sent: SentWrite<Data, Reply>): SentDescription;
  /** Where general words don't do. */
  readonly texts?: Partial<WriteTexts>;
}

export interface WriteDescription {
  title: string;
  href: string;
  /** Beside the time when it was made. */
  note?: string;
}

export interface SentDescription {
  /** Instead of the time when it was made. */
  note?: string | null;
  badges: readonly { tone: 'neutral' | 'success' | 'gold'; text: string }[];
}

/** What the list says of writes of one kind. */
export interface WriteTexts {
  title: string;
  /** When they're sent. */
  description: Record<ConnectionStatus, string>;
  /** This device couldn't store all of them. */
  unsaved: string;
  waiting(count: number): string;
  refused(count: number): string;
  sending: string;
  notSent: string;
  /** The server's reason, and what the learner still has. */
  refusal(reason: string): string;
  /** The heading of those that are sent. */
  sent: string;
}

/** Whether a call that failed can be made again by itself. */
export const canWait = (error: unknown): error is ApiError => error instanceof ApiError && error.isNoAnswer;
