import type { Clock } from '@server/platform/clock';
import { outsideTransaction } from '@server/platform/database';
import { BatchedWrite } from './batched-write';
import { type OutboxLog, type OutboxSettings, pauseAfter, textOf } from './outbox-settings';
import type { Message, OutboxStore } from './outbox-store';
import type { SubscriberRegistry } from './subscriber-registry';

/** Runs a subscriber for one message and keeps the outcome. */
export class Delivery {
  private readonly handled: BatchedWrite;

  constructor(
    private readonly owner: string,
    private readonly store: OutboxStore,
    private readonly registry: SubscriberRegistry,
    private readonly clock: Clock,
    private readonly log: OutboxLog,
    private readonly settings: OutboxSettings,
  ) {
    this.handled = new BatchedWrite((ids) => store.finish(owner, ids, 'done', this.nowMs()));
  }

  /**
   * Resolves when the outcome is kept. `beforeRetry` is told when the message will be tried again, before any
   * other process can see it. Rejects only when the outcome could not be kept: then the lease ends, and the
   * message comes again.
   */
  async deliver(message: Message, beforeRetry: (againAtMs: number) => Promise<void>): Promise<void> {
    if (message.availableAt <= this.nowMs()) return; // the lease is over: another process may have it by now
    const failure = await this.tryOnce(message);
    if (failure === undefined) return this.handled.add(message.id);
    if (message.attempts >= this.settings.maxAttempts) return this.giveUp(message, failure);
    this.log.warn(`${whatFailed(message)}: ${failure}`);
    const againAtMs = this.nowMs() + pauseAfter(message.attempts);
    await beforeRetry(againAtMs);
    await this.store.retryLater(this.owner, message.id, againAtMs, failure);
  }

  private async tryOnce(message: Message): Promise<string | undefined> {
    try {
      const subscriber = this.registry.find(message.subscriber);
      if (!subscriber) throw new Error(`nobody is called ${message.subscriber} any more`);
      if (message.attempts > this.settings.maxAttempts) throw new Error('the process ended during every try');
      const payload = subscriber.event.schema.parse(JSON.parse(message.payload));
      const { id: messageId, event, attempts: attempt } = message;
      const occurredAt = new Date(message.occurredAt);
      await outsideTransaction(() => subscriber.handle(payload, { messageId, event, occurredAt, attempt }));
      return undefined;
    } catch (error) {
      return textOf(error);
    }
  }

  private async giveUp(message: Message, failure: string): Promise<void> {
    this.log.error(`${whatFailed(message)} and was given up: ${failure}`);
    await this.store.finish(this.owner, [message.id], 'dead', this.nowMs(), failure);
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}

function whatFailed({ subscriber, event, attempts, id }: Message): string {
  return `Event ${event} failed in ${subscriber} (try ${attempts}, message ${id})`;
}
