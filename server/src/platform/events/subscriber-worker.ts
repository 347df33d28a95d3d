import type { Clock } from '@server/platform/clock';
import { BatchedWrite } from './batched-write';
import type { Delivery, DeliveryStore } from './delivery-store';
import { type EventErrorLog, type EventSettings, pauseAfter, textOf } from './event-settings';
import type { EventSubscriber } from './event-subscriber';

/** Delivers events to one subscriber, a few at a time, for as long as something is due. */
export class SubscriberWorker {
  /** Since the start of the process. */
  claimed = 0;
  private readonly running = new Map<Delivery, Promise<void>>();
  private readonly done: BatchedWrite<Delivery>;
  private claiming: Promise<void> | undefined;
  private isDue = false;
  private wakes = 0;
  private isStopped = false;

  constructor(
    private readonly subscriber: EventSubscriber,
    private readonly store: DeliveryStore,
    private readonly clock: Clock,
    private readonly log: EventErrorLog,
    private readonly settings: EventSettings,
  ) {
    this.done = new BatchedWrite((deliveries) => store.finish(subscriber.name, deliveries));
  }

  /** Something may be due. Returns immediately. */
  wake(): void {
    this.wakes++;
    this.claimSoon();
  }

  /** Resolves once nothing is due and nothing runs. */
  async drain(): Promise<void> {
    this.wake();
    while (this.claiming || this.running.size > 0)
      await Promise.all([this.claiming, ...this.running.values()]);
  }

  /** Resolves once what has started is done; claims nothing more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.drain();
    this.isStopped = false;
  }

  /** Keeps what runs from being claimed by another process. */
  async renew(): Promise<void> {
    const positions = [...this.running.keys()].map(({ position }) => position);
    const nowMs = this.nowMs();
    if (positions.length > 0)
      await this.store.renew(this.subscriber.name, positions, nowMs, nowMs + this.settings.leaseMs);
  }

  private claimSoon(): void {
    this.isDue = true;
    if (this.hasRoom()) this.claiming ??= this.claimDue();
  }

  private hasRoom(): boolean {
    return !this.isStopped && this.running.size < this.settings.concurrency;
  }

  private async claimDue(): Promise<void> {
    try {
      while (this.isDue && this.hasRoom()) {
        this.isDue = false;
        for (const delivery of await this.claim()) this.start(delivery);
      }
    } catch (error) {
      this.log.error(`Events of ${this.subscriber.name} could not be read: ${textOf(error)}`);
    } finally {
      this.claiming = undefined;
    }
  }

  private async claim(): Promise<Delivery[]> {
    const nowMs = this.nowMs();
    const limit = this.settings.concurrency - this.running.size;
    const deliveries = await this.store.claim({
      subscriber: this.subscriber.name,
      nowMs,
      leaseUntilMs: nowMs + this.settings.leaseMs,
      limit,
    });
    this.claimed += deliveries.length;
    if (deliveries.length === limit) this.isDue = true; // there may be more
    return deliveries;
  }

  private start(delivery: Delivery): void {
    const { wakes } = this;
    const run = this.deliver(delivery).finally(() => {
      this.running.delete(delivery);
      // Another one of its order key may be due now, or there was no room for more.
      if (delivery.isFollowed || this.isDue || this.wakes > wakes) this.claimSoon();
    });
    this.running.set(delivery, run);
  }

  /** Does not reject: when the outcome cannot be stored, the lease expires and the event is delivered again. */
  private async deliver(delivery: Delivery): Promise<void> {
    const { attempts, event, subscriber } = delivery;
    try {
      const failure = await this.tryOnce(delivery);
      if (failure === undefined) return await this.done.add(delivery);
      const isDead = attempts >= this.settings.maxAttempts;
      const what = `Event ${event} failed in ${subscriber} (attempt ${attempts}, event ${delivery.eventId})`;
      if (isDead) this.log.error(`${what} and was given up: ${failure}`);
      else this.log.warn(`${what}: ${failure}`);
      const againAtMs = this.nowMs() + pauseAfter(attempts);
      await this.store.fail(delivery, isDead ? 'dead' : 'pending', againAtMs, failure);
    } catch (error) {
      this.log.error(`The outcome of ${event} in ${subscriber} could not be stored: ${textOf(error)}`);
    }
  }

  private async tryOnce(delivery: Delivery): Promise<string | undefined> {
    const { eventId, event, occurredAt, attempts: attempt } = delivery;
    try {
      if (attempt > this.settings.maxAttempts) throw new Error('the process ended during every attempt');
      const payload = this.subscriber.event.upgrade(JSON.parse(delivery.payload), delivery.version);
      await this.subscriber.handle(payload, { eventId, event, occurredAt: new Date(occurredAt), attempt });
      return undefined;
    } catch (error) {
      return textOf(error);
    }
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}
