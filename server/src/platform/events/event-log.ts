import type { Clock } from '@server/platform/clock';
import { type EmittedEvent, EventSink, newId } from '@server/platform/database';
import type { EntityManager } from 'typeorm';
import type { EventDispatcher } from './event-dispatcher';
import type { SubscriberRegistry } from './event-subscriber';
import { insertRows } from './insert-rows';

const EVENT_COLUMNS = ['position', 'id', 'name', 'version', 'order_key', 'payload', 'occurred_at'];
const DELIVERY_COLUMNS = ['position', 'subscriber', 'order_key', 'state', 'attempts', 'available_at'];

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
      orderKey: event.orderKey?.(payload) ?? null,
      json: JSON.stringify(payload),
    }));
    await lockOrderKeys(
      manager,
      events.flatMap(({ orderKey }) => orderKey ?? []),
    );
    const rows = events.map(({ event, id, orderKey, json }, index) => {
      const position = () => nextPosition(manager, index);
      return [position, id, event.name, event.version, orderKey, json, nowMs];
    });
    const stored = await insertRows<{ position: number; id: string }>(
      manager,
      'events',
      EVENT_COLUMNS,
      rows,
      'position, id',
    );
    const positions = new Map(stored.map(({ position, id }) => [id, position]));
    const deliveries = events.flatMap(({ event, id, orderKey }) =>
      this.registry
        .of(event.name)
        .map(({ name }) => [positions.get(id), name, orderKey, 'pending', 0, nowMs]),
    );
    await insertRows(manager, 'event_deliveries', DELIVERY_COLUMNS, deliveries);
  }

  committed(emitted: readonly EmittedEvent[]): void {
    this.dispatcher.wake(new Set(emitted.map(({ event }) => event.name)));
  }
}

const isPostgres = (manager: EntityManager) => manager.dataSource.options.type === 'postgres';

/** SQL of a position greater than all committed ones of its order key. On SQLite there is one writer at a time. */
function nextPosition(manager: EntityManager, index: number): string {
  if (isPostgres(manager)) return `nextval('event_positions')`;
  return `(SELECT COALESCE(MAX(position), 0) FROM events) + ${index + 1}`;
}

/**
 * Positions come from a sequence before the commit. Without this lock, held until then, a learner's event could become
 * visible after a later one had been delivered.
 */
async function lockOrderKeys(manager: EntityManager, keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || !isPostgres(manager)) return;
  await manager.query(
    `SELECT pg_advisory_xact_lock(key) FROM
      (SELECT DISTINCT hashtextextended('event ' || name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key) AS keys`,
    [keys],
  );
}
