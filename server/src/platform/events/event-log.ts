import type { Clock } from '@server/platform/clock';
import { type EmittedEvent, EventSink, newId } from '@server/platform/database';
import type { EntityManager } from 'typeorm';
import { subscriberMark } from './event.entity';
import type { EventDispatcher } from './event-dispatcher';
import type { SubscriberRegistry } from './event-subscriber';
import { insertDeliveries } from './insert-deliveries';
import { insertRows } from './insert-rows';

const EVENT_COLUMNS = [
  ...['position', 'id', 'name', 'version', 'order_key', 'payload', 'occurred_at', 'subscribers'],
];

/** Stores what a transaction emits, once, with one delivery for each subscriber, as its last statements. */
export class EventLog extends EventSink {
  constructor(
    private readonly registry: SubscriberRegistry,
    private readonly dispatcher: EventDispatcher,
    private readonly clock: Clock,
  ) {
    super();
  }

  async append(manager: EntityManager, emitted: readonly EmittedEvent[]): Promise<void> {
    const nowMs = this.clock.now().getTime();
    const events = emitted.map(({ event, payload }) => ({
      event,
      id: newId(nowMs),
      subscribers: this.registry.of(event.name).map(({ name }) => name),
      orderKey: event.orderKey?.(payload) ?? null,
      json: JSON.stringify(payload),
    }));
    const rows = events.map(({ event, id, subscribers, orderKey, json }, index) => {
      const position = nextPosition(manager, orderKey, index);
      const marks = subscribers.map(subscriberMark).join('');
      return [position, id, event.name, event.version, orderKey, json, nowMs, marks];
    });
    const stored = await insertRows<{ position: number; id: string }>(
      manager,
      'events',
      EVENT_COLUMNS,
      rows,
      'position, id',
    );
    const positions = new Map(stored.map(({ position, id }) => [id, position]));
    const deliveries = events.flatMap(({ id, subscribers, orderKey }) =>
      subscribers.map((subscriber) => ({ position: positions.get(id)!, subscriber, orderKey })),
    );
    await insertDeliveries(manager, deliveries, nowMs);
  }

  committed(emitted: readonly EmittedEvent[]): void {
    this.dispatcher.wake(new Set(emitted.map(({ event }) => event.name)));
  }
}

/**
 * SQL of a position greater than all committed ones of the order key. On SQLite there is one writer at a time. On
 * PostgreSQL the key is locked until the commit: without that, an event could become visible after a later one of its
 * key had been delivered.
 */
function nextPosition(manager: EntityManager, orderKey: string | null, index: number) {
  if (manager.dataSource.options.type !== 'postgres')
    return () => `(SELECT COALESCE(MAX(position), 0) FROM events) + ${index + 1}`;
  const next = `nextval('event_positions')`;
  if (orderKey === null) return () => next;
  // The function is volatile, so PostgreSQL evaluates it first, in a subquery of its own.
  return (place: (value: unknown) => string) =>
    `(SELECT ${next} FROM (SELECT pg_advisory_xact_lock(hashtextextended(${place(`event ${orderKey}`)}, 0))) AS locked)`;
}
