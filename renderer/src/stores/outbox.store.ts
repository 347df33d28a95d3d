import type { SubmissionReply } from '@web/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  canWait,
  type NewAnswer,
  OUTBOX_LOCK,
  type Outbox,
  type OutboxOptions,
  type SentOutcome,
  type TimeProof,
  type WaitingAnswer,
} from './waiting-answer';

type Listener = (outcome: SentOutcome) => void;

/**
 * Answers that were submitted without a connection, each stored by itself until the server has it. They are sent in
 * their order when the connection is back, also after a reload and from another page.
 */
export class OutboxStore implements Outbox {
  /** In the order they were made, those that were refused among them. */
  answers: readonly WaitingAnswer[] = [];
  /** What this window has sent, the newest last. */
  sent: readonly { answer: WaitingAnswer; reply: SubmissionReply }[] = [];
  /** The list of them is open. */
  isListOpen = false;
  /** The one that's being sent. */
  sendingId: string | null = null;
  /** False if this device doesn't store them all: the others then last only as long as this window. */
  isStored = true;
  /** Proves when answers were made; null until it's loaded. */
  sign: ((answer: WaitingAnswer) => Promise<TimeProof | null>) | null = null;
  readonly prefix: string;
  private readonly listeners = new Map<string | null, Set<Listener>>();
  /** Answers that couldn't be stored. */
  private readonly unstored = new Map<string, WaitingAnswer>();
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  isDisposed = false;

  constructor(readonly options: OutboxOptions) {
    this.prefix = `emberforge.outbox.${options.owner}.`;
    makeAutoObservable<this, 'listeners' | 'unstored'>(this, {
      options: false,
      answers: observableRef,
      sent: observableRef,
      sign: false,
      prefix: false,
      listeners: false,
      unstored: false,
      isDisposed: false,
      listen: false,
    });
    this.refresh();
  }

  /** Those that will be sent. */
  get waiting(): readonly WaitingAnswer[] {
    return this.answers.filter(({ refusal }) => refusal === undefined);
  }

  /** The newest answer to a lesson that will be sent. */
  waitingFor(lessonUuid: string): WaitingAnswer | undefined {
    return this.waiting.findLast((answer) => answer.lessonUuid === lessonUuid);
  }

  isWaiting(lessonUuid: string): boolean {
    return this.waitingFor(lessonUuid) !== undefined;
  }

  /**
   * Keeps an answer that got no reply because of `error`. If it did arrive, the server recognizes it when it's sent
   * again. Returns false if the server has answered.
   */
  keep(answer: NewAnswer, error: unknown): boolean {
    if (!canWait(error)) return false;
    this.queue(answer);
    return true;
  }

  /** Adds an answer, and sends it if the connection only failed for a moment. */
  queue(answer: NewAnswer): void {
    this.add(answer);
    void this.options.connection.check().then((isBack) => (isBack ? this.sendAll() : undefined));
  }

  /** Adds an answer for `sendAll`, unless the same one to this lesson is the last that's waiting. */
  add(answer: NewAnswer): void {
    this.refresh();
    const { requestUUID: id = crypto.randomUUID(), ...body } = answer.body;
    const last = this.waitingFor(answer.lessonUuid);
    if (last && JSON.stringify(last.body) === JSON.stringify(body)) return;
    const order = (this.answers.at(-1)?.order ?? 0) + 1;
    const added: WaitingAnswer = { ...answer, body, id, order, madeAt: Date.now() };
    this.store(added);
    void this.prove(added);
  }

  /** Removes an answer for good: it won't be sent by other windows either. */
  remove(id: string): void {
    this.forget(id);
    void this.options.platform.exclusive(OUTBOX_LOCK, () => this.markSettled(id));
  }

  /** Sends a refused answer again. */
  retry(id: string): void {
    const answer = this.answers.find((each) => each.id === id);
    if (answer) this.store({ ...answer, refusal: undefined });
    void this.sendAll();
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
    this.refresh();
    if (this.waiting.length === 0) return Promise.resolve();
    clearTimeout(this.#timer);
    this.#sending ??= loadSendQueue()
      .then(({ sendQueue }) => sendQueue(this))
      .then((laterMs) => {
        if (laterMs !== null && !this.isDisposed)
          this.#timer = setTimeout(() => void this.sendAll(), laterMs);
      })
      .catch((error: unknown) => console.warn('Waiting answers could not be sent', error))
      .finally(() => {
        this.#sending = null;
      });
    return this.#sending;
  }

  /** The next learner has nothing to do with these answers; they stay stored for their own. */
  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.#timer);
    this.listeners.clear();
  }

  /** Reads what other windows have added or sent. */
  refresh(): void {
    const { storage } = this.options.platform;
    const stored = storage.keys(this.prefix).flatMap((key) => parse(storage.get(key)));
    const ids = new Set(stored.map(({ id }) => id));
    const others = [...this.unstored.values()].filter(({ id }) => !ids.has(id));
    this.answers = [...stored, ...others].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  }

  store(answer: WaitingAnswer): void {
    const isStored = this.options.platform.storage.set(this.prefix + answer.id, JSON.stringify(answer));
    if (isStored) this.unstored.delete(answer.id);
    else this.unstored.set(answer.id, answer);
    this.isStored = this.unstored.size === 0;
    this.refresh();
  }

  forget(id: string): void {
    this.unstored.delete(id);
    this.options.platform.storage.remove(this.prefix + id);
    this.isStored = this.unstored.size === 0;
    this.refresh();
  }

  /** Other windows can see a stored answer for a moment after one has sent or removed it. */
  async settledIds(): Promise<string[]> {
    const ids = await this.options.platform.sharedStorage.get(this.prefix);
    return Array.isArray(ids) ? ids : [];
  }

  async markSettled(id: string): Promise<void> {
    const ids = [...(await this.settledIds()), id].slice(-MAX_SETTLED);
    await this.options.platform.sharedStorage.set(this.prefix, ids);
  }

  showList(isOpen: boolean): void {
    if (isOpen) this.refresh();
    this.isListOpen = isOpen;
  }

  setSending(id: string | null): void {
    this.sendingId = id;
  }

  /** Reports it to the lesson's page, if one is open. */
  report(answer: WaitingAnswer, outcome: SentOutcome): void {
    if ('reply' in outcome) this.sent = [...this.sent, { answer, reply: outcome.reply }];
    const listeners = this.listeners.get(answer.lessonUuid) ?? this.listeners.get(null) ?? [];
    for (const listener of [...listeners]) listener(outcome);
  }

  private async prove(answer: WaitingAnswer): Promise<void> {
    const proof = await this.sign?.(answer);
    // Unless it was sent or removed meanwhile.
    if (!proof || !this.answers.some(({ id }) => id === answer.id)) return;
    runInAction(() => this.store({ ...answer, proof }));
  }
}

/** Load it before it's needed: right after a reconnect a request may still fail. */
export const loadSendQueue = () => import('./send-queue');

/** More than can be waiting in several windows. */
const MAX_SETTLED = 200;

function parse(text: string | null): WaitingAnswer[] {
  try {
    const answer = JSON.parse(text ?? 'null');
    return typeof answer?.id === 'string' && typeof answer.body === 'object' ? [answer] : [];
  } catch {
    return []; // damaged: there's nothing to send
  }
}
