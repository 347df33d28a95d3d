import {
  type AnswerToSend,
  type ApiClient,
  ApiError,
  ERROR_TEXTS,
  type SubmissionReply,
  sendAnswer,
} from '@web/api';
import type { Platform } from '@web/platform';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ConnectionStore } from './connection.store';
import { GUEST } from './guest';

export type SubmissionBody = AnswerToSend['body'];
/** What became of an answer that was sent later. */
export type SentOutcome = { reply: SubmissionReply } | { error: ApiError };
type Listener = (outcome: SentOutcome) => void;

export interface OutboxOptions {
  api: ApiClient;
  platform: Pick<Platform, 'storage' | 'sharedStorage' | 'exclusive'>;
  connection: ConnectionStore;
  owner: string;
}

/** Windows send one at a time, so that each answer is sent by only one of them. */
const LOCK = 'emberforge.outbox';
/** Of one answer, as long as the server can be reached. */
const MAX_ATTEMPTS = 3;
/** More than can be waiting in several windows. */
const MAX_SETTLED = 50;

interface Waiting {
  /** Unique per submission. */
  id: string;
  body: SubmissionBody;
}

/**
 * Answers that were submitted without a connection: the latest one per lesson, stored until the server has it. They are
 * sent when the connection is back, also after a reload and from another page.
 */
export class OutboxStore {
  private readonly waiting = observable.map<string, Waiting>();
  private readonly listeners = new Map<string | null, Set<Listener>>();
  private readonly key: string;
  /** False if the browser stores nothing: the answers then last only as long as this window. */
  isStored = true;
  #sending: Promise<void> | null = null;
  #isDisposed = false;

  constructor(private readonly options: OutboxOptions) {
    this.key = `emberforge.outbox.${options.owner}`;
    this.waiting.replace(this.read());
    makeAutoObservable<this, 'options' | 'waiting' | 'listeners' | 'key'>(this, {
      options: false,
      waiting: false,
      listeners: false,
      key: false,
      listen: false,
    });
  }

  isWaiting(lessonUuid: string): boolean {
    return this.waiting.has(lessonUuid);
  }

  /**
   * Keeps an answer that didn't reach the server because of `error`, in place of an earlier one to the same lesson.
   * Returns false if it isn't kept, because it may have arrived.
   */
  keep(lessonUuid: string, body: SubmissionBody, error: unknown): boolean {
    if (!hasNotArrived(error)) return false;
    this.add(lessonUuid, body);
    void this.sendIfConnected();
    return true;
  }

  /** Adds an answer for `sendAll`, in place of an earlier one to the same lesson. */
  add(lessonUuid: string, body: SubmissionBody): void {
    this.waiting.set(lessonUuid, { id: crypto.randomUUID(), body });
    this.write();
  }

  cancel(lessonUuid: string): void {
    const canceled = this.waiting.get(lessonUuid);
    if (!canceled) return;
    this.remove(lessonUuid);
    void this.options.platform.exclusive(LOCK, () => this.markSettled(canceled.id));
  }

  /** Calls back with the outcome of a lesson's answers; null listens to all lessons without a listener of their own. */
  listen(lessonUuid: string | null, listener: Listener): () => void {
    const group = this.listeners.get(lessonUuid) ?? new Set();
    this.listeners.set(lessonUuid, group.add(listener));
    return () => {
      group.delete(listener);
      if (group.size === 0) this.listeners.delete(lessonUuid);
    };
  }

  /** Call it when the connection and the session are there. */
  sendAll(): Promise<void> {
    if (this.waiting.size === 0 && this.isStored) this.waiting.replace(this.read());
    if (this.waiting.size === 0) return Promise.resolve();
    this.#sending ??= this.options.platform
      .exclusive(LOCK, () => this.sendEach())
      .finally(() => {
        this.#sending = null;
      });
    return this.#sending;
  }

  /** The next learner has nothing to do with these answers; they stay stored for their own. */
  dispose(): void {
    this.#isDisposed = true;
    this.listeners.clear();
  }

  /** The connection may have failed for just a moment. */
  private async sendIfConnected(): Promise<void> {
    if (await this.options.connection.check()) await this.sendAll();
  }

  private async sendEach(): Promise<void> {
    // Another window may have sent or canceled some of them.
    if (this.isStored) this.waiting.replace(this.read());
    const settled = await this.settledIds();
    for (const [lessonUuid, { id, body }] of [...this.waiting]) {
      if (this.#isDisposed) return;
      if (this.waiting.get(lessonUuid)?.id !== id) continue; // canceled or replaced in the meantime
      const outcome = settled.includes(id) ? undefined : await this.send(lessonUuid, body);
      if (outcome === null) return;
      // Unless the learner has submitted again in the meantime.
      if (this.waiting.get(lessonUuid)?.id === id) this.remove(lessonUuid);
      if (!outcome) continue;
      await this.markSettled(id);
      this.report(lessonUuid, outcome);
    }
  }

  private remove(lessonUuid: string): void {
    this.waiting.delete(lessonUuid);
    this.write();
  }

  /** Answers that a window has sent or canceled: other windows can see the stored ones for a moment longer. */
  private async settledIds(): Promise<string[]> {
    const ids = await this.options.platform.sharedStorage.get(this.key);
    return Array.isArray(ids) ? ids : [];
  }

  private async markSettled(id: string): Promise<void> {
    const ids = [...(await this.settledIds()), id].slice(-MAX_SETTLED);
    await this.options.platform.sharedStorage.set(this.key, ids);
  }

  /** Null if the answer has to keep waiting: for a connection, or for its learner to sign in again. */
  private async send(lessonUuid: string, body: SubmissionBody): Promise<SentOutcome | null> {
    const { api, connection, owner } = this.options;
    for (let attempt = 1; ; attempt++) {
      try {
        return { reply: await sendAnswer(api, { lessonUuid, body, isGuest: owner === GUEST }) };
      } catch (cause) {
        if (!(cause instanceof ApiError)) console.error(cause);
        const error = cause instanceof ApiError ? cause : new ApiError(0, ERROR_TEXTS.unknown, 'internal');
        if (error.kind === 'unauthenticated') return null;
        if (!hasNotArrived(error)) return { error };
        if (!(await connection.check())) return null;
        // The connection is back, but failed for this request: right after a reconnect, that happens.
        if (attempt === MAX_ATTEMPTS) return { error };
      }
    }
  }

  private report(lessonUuid: string, outcome: SentOutcome): void {
    const listeners = this.listeners.get(lessonUuid) ?? this.listeners.get(null) ?? [];
    for (const listener of [...listeners]) listener(outcome);
  }

  private read(): [string, Waiting][] {
    try {
      const stored: unknown = JSON.parse(this.options.platform.storage.get(this.key) ?? '{}');
      return stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
    } catch {
      return []; // corrupt: there's nothing to send
    }
  }

  private write(): void {
    const { storage } = this.options.platform;
    const isEmpty = this.waiting.size === 0;
    if (isEmpty) storage.remove(this.key);
    const isStored = isEmpty || storage.set(this.key, JSON.stringify(Object.fromEntries(this.waiting)));
    runInAction(() => {
      this.isStored = isStored;
    });
  }
}

/** After a timeout or a 504 the answer may well have been graded. */
function hasNotArrived(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || [502, 503].includes(error.status));
}
