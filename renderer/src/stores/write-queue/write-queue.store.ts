import { makeAutoObservable, observableRef } from 'mobx';
import { type OutcomeListener, QUEUE, type QueueState, type WriteQueueOptions } from './queue-state';
import type { SentWrite, WaitingWrite, WriteHandler } from './queued-write';
import { readEntry } from './read-entry';

/**
 * Calls that were made without a connection, each stored by itself until the server has it. They are sent in their order
 * when the connection is back, also after a reload and from another page. `change-queue.ts` adds and removes them.
 */
export class WriteQueue implements QueueState {
  /** In the order they were made, those that were refused among them. */
  writes: readonly WaitingWrite[] = [];
  /** What this window has sent, the newest last. */
  sent: readonly SentWrite[] = [];
  /** By the names of their kinds, as far as they're loaded. */
  handlers: ReadonlyMap<string, WriteHandler> = new Map();
  /** The list of them is open. */
  isListOpen = false;
  /** The one that's being sent. */
  sendingId: string | null = null;
  /** False if this device doesn't store them all: the others then last only as long as this window. */
  isStored = true;
  isDisposed = false;
  readonly prefix: string;
  readonly unstored = new Map<string, WaitingWrite>();
  readonly listeners = new Map<string, Set<OutcomeListener>>();
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly options: WriteQueueOptions) {
    this.prefix = `${QUEUE}.${options.owner}.`;
    makeAutoObservable(this, {
      options: false,
      writes: observableRef,
      sent: observableRef,
      handlers: observableRef,
      isDisposed: false,
      prefix: false,
      unstored: false,
      listeners: false,
    });
    this.refresh();
  }

  /** Those that will be sent. */
  get waiting(): readonly WaitingWrite[] {
    return this.writes.filter(({ refusal }) => refusal === undefined);
  }

  /** Call it when the connection and the session are there. */
  sendAll(): Promise<void> {
    this.refresh();
    if (this.waiting.length === 0) return Promise.resolve();
    clearTimeout(this.#timer);
    this.#sending ??= import('./send-queue')
      .then(({ sendQueue }) => sendQueue(this))
      .then((laterMs) => {
        if (laterMs !== null && !this.isDisposed)
          this.#timer = setTimeout(() => void this.sendAll(), laterMs);
      })
      .catch((error: unknown) => console.warn('What’s waiting could not be sent', error))
      .finally(() => {
        this.#sending = null;
      });
    return this.#sending;
  }

  /** The next learner has nothing to do with these writes; they stay stored for their own. */
  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.#timer);
    this.listeners.clear();
  }

  /** Reads what this and other windows have added or sent. */
  refresh(): void {
    const { kinds, platform } = this.options;
    const stored = platform.storage
      .keys(this.prefix)
      .flatMap((key) => readEntry(platform.storage.get(key), kinds) ?? []);
    const ids = new Set(stored.map(({ id }) => id));
    const others = [...this.unstored.values()].filter(({ id }) => !ids.has(id));
    this.writes = [...stored, ...others].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
    this.isStored = this.unstored.size === 0;
  }

  showList(isOpen: boolean): void {
    if (isOpen) this.refresh();
    this.isListOpen = isOpen;
  }
}
