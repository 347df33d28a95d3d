import type { Database } from '@server/platform/database';
import { rowsOf } from './delivery-store';
import { subscriberMark } from './event.entity';
import type { DeliveryState } from './event-delivery.entity';
import type { SubscriberDeclaration } from './event-subscriber';
import { insertDeliveries } from './insert-deliveries';

/** Positions in one transaction: short enough to keep no other writer waiting. */
const BACKFILL_STEP = 1000;

export interface DeadDelivery {
  position: number;
  subscriber: string;
  event: string;
  eventId: string;
  attempts: number;
  occurredAt: Date;
  lastError: string | null;
}

export interface Backfill {
  /** Deliveries that were added. */
  added: number;
  /** When the newest of the deleted events occurred; null if all of them are still stored. */
  deletedUntil: Date | null;
}

/** What an operator does with deliveries: see docs/events.md, "Operating". */
export class EventOperations {
  constructor(private readonly database: Database) {}

  /** The dead deliveries, oldest first. */
  async dead(limit = 100): Promise<DeadDelivery[]> {
    const rows: Array<Omit<DeadDelivery, 'occurredAt'> & { occurredAt: number }> = await this.database
      .dataSource.sql`
      SELECT d.position, d.subscriber, d.attempts, d.last_error AS "lastError",
        e.name AS event, e.id AS "eventId", e.occurred_at AS "occurredAt"
      FROM event_deliveries d JOIN events e ON e.position = d.position
      WHERE d.state = 'dead' ORDER BY d.position LIMIT ${limit}`;
    return rows.map((row) => ({ ...row, occurredAt: new Date(row.occurredAt) }));
  }

  /** Makes dead deliveries pending again, with all their attempts; returns how many. */
  async retry(nowMs: number, subscriber?: string): Promise<number> {
    const names = subscriber === undefined ? await this.deadSubscribers() : [subscriber];
    let total = 0;
    for (const name of names) {
      const answer = await this.database.dataSource.sql`
        UPDATE event_deliveries SET state = 'pending', attempts = 0, available_at = ${nowMs}
        WHERE subscriber = ${name} AND state = 'dead' RETURNING position`;
      total += rowsOf(answer).length;
    }
    return total;
  }

  /** Adds a delivery of every stored event that the subscriber was never given. Safe to repeat. */
  async backfill({ name, event }: SubscriberDeclaration, nowMs: number): Promise<Backfill> {
    const { dataSource } = this.database;
    const [{ first, last }] = await dataSource.sql`
      SELECT COALESCE(MIN(position), 0) AS first, COALESCE(MAX(position), 0) AS last FROM events`;
    let added = 0;
    for (let from = first; from <= last; from += BACKFILL_STEP)
      added += await this.backfillFrom(from, name, event.name, nowMs);
    const [deleted] =
      await dataSource.sql`SELECT newest_at AS at FROM pruned_events WHERE name = ${event.name}`;
    return { added, deletedUntil: deleted ? new Date(deleted.at) : null };
  }

  /** How many deliveries of each subscriber there are. */
  counts(): Promise<Array<{ subscriber: string; state: DeliveryState; total: number }>> {
    return this.database.dataSource.sql`
      SELECT subscriber, state, COUNT(*) AS total FROM event_deliveries GROUP BY subscriber, state`;
  }

  private backfillFrom(from: number, subscriber: string, event: string, nowMs: number): Promise<number> {
    const mark = subscriberMark(subscriber);
    return this.database.transaction(async ({ manager }) => {
      const answer = await manager.sql`
        UPDATE events SET subscribers = subscribers || ${mark}
        WHERE name = ${event} AND position >= ${from} AND position < ${from + BACKFILL_STEP}
          AND REPLACE(subscribers, ${mark}, '') = subscribers
        RETURNING position, order_key AS "orderKey"`;
      const missing = rowsOf<{ position: number; orderKey: string | null }>(answer);
      await insertDeliveries(
        manager,
        missing.map((one) => ({ ...one, subscriber })),
        nowMs,
      );
      return missing.length;
    });
  }

  private async deadSubscribers(): Promise<string[]> {
    return (await this.counts()).filter(({ state }) => state === 'dead').map(({ subscriber }) => subscriber);
  }
}
