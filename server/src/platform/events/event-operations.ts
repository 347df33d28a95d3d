import type { DataSource } from 'typeorm';
import { rowsOf } from './delivery-store';
import type { DeliveryState } from './event-delivery.entity';
import type { SubscriberDeclaration } from './event-subscriber';

/** Events looked at in one statement: short enough to keep no other writer waiting. */
const BACKFILL_STEP = 5000;

export interface DeadDelivery {
  position: number;
  subscriber: string;
  event: string;
  eventId: string;
  attempts: number;
  occurredAt: Date;
  lastError: string | null;
}

/** What an operator does with deliveries: see docs/events.md, "Operating". */
export class EventOperations {
  constructor(private readonly dataSource: DataSource) {}

  /** The dead deliveries, oldest first. */
  async dead(limit = 100): Promise<DeadDelivery[]> {
    const rows: Array<Omit<DeadDelivery, 'occurredAt'> & { occurredAt: number }> = await this.dataSource.sql`
      SELECT d.position, d.subscriber, d.attempts, d.last_error AS "lastError",
        e.name AS event, e.id AS "eventId", e.occurred_at AS "occurredAt"
      FROM event_deliveries d JOIN events e ON e.position = d.position
      WHERE d.state = 'dead' AND d.state <> 'done' ORDER BY d.position LIMIT ${limit}`;
    return rows.map((row) => ({ ...row, occurredAt: new Date(row.occurredAt) }));
  }

  /** Makes dead deliveries pending again, with all their attempts; returns how many. */
  async retry(nowMs: number, subscriber?: string): Promise<number> {
    const names = subscriber === undefined ? await this.deadSubscribers() : [subscriber];
    let total = 0;
    for (const name of names) {
      const answer = await this.dataSource.sql`
        UPDATE event_deliveries SET state = 'pending', attempts = 0, available_at = ${nowMs}
        WHERE subscriber = ${name} AND state = 'dead' AND state <> 'done' RETURNING position`;
      total += rowsOf(answer).length;
    }
    return total;
  }

  /** Adds a delivery of every stored event that `subscriber` was never given; returns how many. Safe to repeat. */
  async backfill({ name, event }: SubscriberDeclaration, nowMs: number): Promise<number> {
    const [{ last }] = await this.dataSource.sql`SELECT COALESCE(MAX(position), 0) AS last FROM events`;
    let total = 0;
    for (let from = 0; from < last; from += BACKFILL_STEP) {
      const answer = await this.dataSource.sql`
        INSERT INTO event_deliveries (position, subscriber, order_key, state, attempts, available_at)
        SELECT e.position, ${name}, e.order_key, 'pending', 0, ${nowMs} FROM events e
        WHERE e.name = ${event.name} AND e.position > ${from} AND e.position <= ${from + BACKFILL_STEP}
        ON CONFLICT DO NOTHING RETURNING position`;
      total += rowsOf(answer).length;
    }
    return total;
  }

  /** How many deliveries of each subscriber are not done. */
  counts(): Promise<Array<{ subscriber: string; state: DeliveryState; total: number }>> {
    return this.dataSource.sql`
      SELECT subscriber, state, COUNT(*) AS total FROM event_deliveries
      WHERE state <> 'done' GROUP BY subscriber, state`;
  }

  private async deadSubscribers(): Promise<string[]> {
    return (await this.counts()).filter(({ state }) => state === 'dead').map(({ subscriber }) => subscriber);
  }
}
