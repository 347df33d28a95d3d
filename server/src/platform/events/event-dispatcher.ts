import type { Cancel, Clock } from '@server/platform/clock';
import { outsideTransaction } from '@server/platform/database';
import type { DeliveryStore } from './delivery-store';
import { EVENT_DEFAULTS, type EventErrorLog, type EventSettings, textOf } from './event-settings';
import type { EventSubscriber, SubscriberRegistry } from './event-subscriber';
import { SubscriberWorker } from './subscriber-worker';

/** Runs this process's subscribers: right after a commit of this process, and by polling for all the rest. */
export class EventDispatcher {
  private readonly workers = new Map<EventSubscriber, SubscriberWorker>();
  private cancelPoll: Cancel | undefined;

  constructor(
    private readonly store: DeliveryStore,
    private readonly registry: SubscriberRegistry,
    private readonly clock: Clock,
    private readonly log: EventErrorLog,
    private readonly settings: EventSettings = EVENT_DEFAULTS,
  ) {}

  start(): void {
    if (!this.cancelPoll) this.poll();
  }

  /** Resolves once running handlers are done; what they have not started is left to the next start. */
  async stop(): Promise<void> {
    this.cancelPoll?.();
    this.cancelPoll = undefined;
    await Promise.all([...this.workers.values()].map((worker) => worker.stop()));
  }

  /** Handles everything that is due, whether started or not. For tests. */
  async drain(): Promise<void> {
    const claimed = () => this.all().reduce((total, worker) => total + worker.claimed, 0);
    let before: number;
    do {
      before = claimed();
      await Promise.all(this.all().map((worker) => worker.drain()));
    } while (claimed() > before);
  }

  /** Events of these names were committed. Returns immediately: subscribers run after the caller has gone on. */
  wake(events: ReadonlySet<string>): void {
    if (!this.cancelPoll) return;
    outsideTransaction(() =>
      setImmediate(() => {
        if (!this.cancelPoll) return;
        for (const event of events)
          for (const subscriber of this.registry.of(event)) this.workerOf(subscriber).wake();
      }),
    );
  }

  private poll(): void {
    for (const worker of this.all()) {
      worker.wake();
      worker.renew().catch((error) => this.log.error(`A lease could not be renewed: ${textOf(error)}`));
    }
    this.cancelPoll = this.clock.after(this.settings.pollMs, () => this.poll());
  }

  private all(): SubscriberWorker[] {
    return this.registry.all().map((subscriber) => this.workerOf(subscriber));
  }

  private workerOf(subscriber: EventSubscriber): SubscriberWorker {
    const { store, clock, log, settings } = this;
    const worker =
      this.workers.get(subscriber) ?? new SubscriberWorker(subscriber, store, clock, log, settings);
    this.workers.set(subscriber, worker);
    return worker;
  }
}
