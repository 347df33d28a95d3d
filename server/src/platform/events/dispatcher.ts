import type { Clock } from '@server/platform/clock';
import { newId } from '@server/platform/database';
import { BlockedLanes } from './blocked-lanes';
import { Delivery } from './delivery';
import { OUTBOX_DEFAULTS, type OutboxLog, type OutboxSettings, textOf } from './outbox-settings';
import type { Message, OutboxStore } from './outbox-store';
import { laneOf, SubscriberQueue } from './subscriber-queue';
import type { SubscriberRegistry } from './subscriber-registry';
import { Timers } from './timers';

const MOST_HELD = 500;
const MOST_CLAIMED = 100;
const PRUNE_EVERY_MS = 3_600_000;

/**
 * Hands the outbox's messages to their subscribers. What this process commits is reserved by the same INSERT
 * and handled at once from memory; the rest (other processes', a crash's, failed ones) is claimed by polling.
 * Messages of one order key and subscriber keep their order within a process.
 */
export class OutboxDispatcher {
  private readonly id = newId();
  private readonly queues = new Map<string, SubscriberQueue>();
  private readonly held = new Map<string, Message>();
  private readonly blocked = new BlockedLanes();
  private readonly delivery: Delivery;
  private timers: Timers | undefined;
  private claiming: Promise<number> | undefined;
  private onQuiet: Array<() => void> = [];

  constructor(
    private readonly store: OutboxStore,
    private readonly registry: SubscriberRegistry,
    private readonly clock: Clock,
    private readonly log: OutboxLog,
    private readonly settings: OutboxSettings = OUTBOX_DEFAULTS,
  ) {
    this.delivery = new Delivery(this.id, store, registry, clock, log, settings);
  }

  start(): void {
    if (this.timers) return;
    this.timers = new Timers(this.clock);
    this.timers.every(this.settings.pollMs, () => this.poll());
    this.timers.every(PRUNE_EVERY_MS, () => this.prune());
    void this.poll();
    void this.prune();
  }

  /** Ends what has begun and leaves the rest to the next dispatcher. */
  async stop(): Promise<void> {
    this.timers?.end();
    this.timers = undefined;
    const takeWaiting = () => [...this.queues.values()].flatMap((queue) => queue.takeWaiting());
    const waiting = takeWaiting();
    await this.claiming?.catch(() => undefined); // poll has logged it
    await this.giveBack([...waiting, ...takeWaiting()], this.nowMs());
    await this.quiet();
  }

  /** Handles all that is due by the clock, also when not started. For tests. */
  async drain(): Promise<void> {
    do await this.quiet();
    while ((await this.claim()) > 0 || this.held.size > 0);
  }

  /** Called before `message` is inserted: makes it this process's own, if it will handle it at once. */
  reserve(message: Message): void {
    const blockedUntil = this.blocked.blockedUntil(message);
    if (blockedUntil !== undefined) {
      message.availableAt = Math.max(message.availableAt, blockedUntil);
    } else if (this.timers && this.held.size < MOST_HELD) {
      message.owner = this.id;
      message.attempts = 1;
      message.availableAt = this.nowMs() + this.settings.leaseMs;
    }
  }

  /** Called after the commit. Returns at once: the subscribers run when the caller has gone on. */
  takeCommitted(messages: readonly Message[]): void {
    const own = messages.filter((message) => message.owner === this.id);
    for (const message of own) this.held.set(message.id, message);
    setImmediate(() => {
      for (const message of own) void this.enqueueCommitted(message);
    });
    if (own.length < messages.length) void this.poll();
  }

  private async poll(): Promise<void> {
    try {
      await this.renew();
      this.blocked.forgetBefore(this.nowMs() - 2 * this.settings.pollMs);
      while (this.timers && (await this.claim()) > 0);
    } catch (error) {
      this.log.error(`The outbox could not be read; trying again: ${textOf(error)}`);
    }
  }

  /** Resolves with how many messages were taken. One claim at a time, so that lanes stay in order. */
  private claim(): Promise<number> {
    this.claiming ??= this.claimOnce().finally(() => {
      this.claiming = undefined;
    });
    return this.claiming;
  }

  private async claimOnce(): Promise<number> {
    const limit = Math.min(MOST_CLAIMED, MOST_HELD - this.held.size);
    if (limit <= 0) return 0;
    const messages = await this.store.claim({
      owner: this.id,
      subscribers: this.registry.names(),
      nowMs: this.nowMs(),
      leaseUntilMs: this.nowMs() + this.settings.leaseMs,
      limit,
    });
    for (const message of messages) {
      this.blocked.open(message);
      this.held.set(message.id, message);
      this.enqueue(message);
    }
    return messages.length;
  }

  /** The lane may have been blocked since `message` was reserved; then it goes behind the failed one. */
  private async enqueueCommitted(message: Message): Promise<void> {
    const blockedUntil = this.blocked.blockedUntil(message);
    if (blockedUntil === undefined) return this.enqueue(message);
    try {
      await this.giveBack([message], blockedUntil);
    } catch (error) {
      this.letGo([message]); // its lease ends, and it comes again
      this.log.error(`${message.subscriber}: ${message.event} could not be put off: ${textOf(error)}`);
    }
  }

  private enqueue(message: Message): void {
    let queue = this.queues.get(message.subscriber);
    if (!queue) {
      queue = new SubscriberQueue(this.settings.atOnce, (next) => this.handle(next));
      this.queues.set(message.subscriber, queue);
    }
    queue.push(message);
  }

  private async handle(message: Message): Promise<void> {
    try {
      await this.delivery.deliver(message, (againAtMs) => this.postpone(message, againAtMs));
    } catch (error) {
      this.log.error(`${message.subscriber}: the outcome of ${message.event} was not kept: ${textOf(error)}`);
    } finally {
      this.letGo([message]);
    }
  }

  /** Puts off `message` and what waits behind it in its lane. */
  private async postpone(message: Message, againAtMs: number): Promise<void> {
    this.blocked.block(message, againAtMs);
    const followers = this.queues.get(message.subscriber)?.takeWaiting(laneOf(message)) ?? [];
    await this.giveBack(followers, againAtMs);
    this.timers?.later(againAtMs - this.nowMs(), () => void this.poll());
  }

  private async giveBack(messages: Message[], availableAtMs: number): Promise<void> {
    const ids = messages.map(({ id }) => id);
    await this.store.giveBack(this.id, ids, availableAtMs);
    this.letGo(messages);
  }

  /** Keeps what is worked on, or waits for its turn here, from being taken by another process. */
  private async renew(): Promise<void> {
    const nowMs = this.nowMs();
    const isEnding = ({ availableAt }: Message) =>
      availableAt > nowMs && availableAt < nowMs + this.settings.leaseMs / 2;
    const ending = [...this.held.values()].filter(isEnding);
    if (ending.length === 0) return;
    const leaseUntilMs = nowMs + this.settings.leaseMs;
    const ids = ending.map(({ id }) => id);
    await this.store.renew(this.id, ids, leaseUntilMs);
    for (const message of ending) message.availableAt = leaseUntilMs;
  }

  private async prune(): Promise<void> {
    try {
      await this.store.prune(this.nowMs() - this.settings.keepDoneMs);
    } catch (error) {
      this.log.warn(`Handled events were not pruned; trying again in an hour: ${textOf(error)}`);
    }
  }

  private letGo(messages: Message[]): void {
    for (const { id } of messages) this.held.delete(id);
    if (this.held.size === 0) for (const tell of this.onQuiet.splice(0)) tell();
  }

  private quiet(): Promise<void> {
    if (this.held.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.onQuiet.push(resolve);
    });
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}
