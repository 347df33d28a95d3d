import type { DataSource } from 'typeorm';

/** An event that this process has claimed for one subscriber. */
export interface Delivery {
  readonly position: number;
  readonly subscriber: string;
  readonly attempts: number;
  readonly eventId: string;
  readonly event: string;
  readonly version: number;
  /** JSON. */
  readonly payload: string;
  readonly occurredAt: Date;
}

interface ClaimRequest {
  subscriber: string;
  nowMs: number;
  leaseUntilMs: number;
  limit: number;
}

/** The SQL of deliveries that are not done. Times in milliseconds. */
export class DeliveryStore {
  private readonly skipLocked: string;

  constructor(private readonly dataSource: DataSource) {
    this.skipLocked = dataSource.options.type === 'postgres' ? 'FOR UPDATE OF next SKIP LOCKED' : '';
  }

  /**
   * Takes due deliveries until `leaseUntilMs`, at most one of each order key: the next one has to wait until it is done
   * or dead, in whichever process. Any number of processes may claim concurrently.
   */
  async claim({ subscriber, nowMs, leaseUntilMs, limit }: ClaimRequest): Promise<Delivery[]> {
    const answer: Claimed[] | [Claimed[], number] = await this.dataSource.sql`
      WITH due AS MATERIALIZED (
        SELECT position FROM event_deliveries AS next
        WHERE subscriber = ${subscriber} AND state = 'pending' AND state <> 'done' AND available_at <= ${nowMs}
          AND NOT EXISTS (
            SELECT 1 FROM event_deliveries AS earlier
            WHERE earlier.subscriber = next.subscriber AND earlier.order_key = next.order_key
              AND earlier.state = 'pending' AND earlier.state <> 'done' AND earlier.position < next.position)
        ORDER BY position LIMIT ${limit} ${() => this.skipLocked}
      )
      UPDATE event_deliveries SET available_at = ${leaseUntilMs}, attempts = attempts + 1
      WHERE subscriber = ${subscriber} AND position IN (SELECT position FROM due)
      RETURNING position, attempts`;
    // TypeORM answers an UPDATE on PostgreSQL with [rows, count], on SQLite with the rows.
    const claimed = (Array.isArray(answer[0]) ? answer[0] : answer) as Claimed[];
    return claimed.length === 0 ? [] : this.read(subscriber, claimed);
  }

  /** Only what is still leased by the claim that the delivery came from. */
  async finish(deliveries: readonly Delivery[]): Promise<void> {
    for (const subscriber of new Set(deliveries.map((one) => one.subscriber))) {
      const claims = deliveries
        .filter((one) => one.subscriber === subscriber)
        .map(({ position, attempts }) => `(${position}, ${attempts})`);
      await this.dataSource.sql`
        UPDATE event_deliveries SET state = 'done', last_error = NULL
        WHERE subscriber = ${subscriber} AND (position, attempts) IN (VALUES ${() => claims.join(', ')})`;
    }
  }

  async fail(
    { position, subscriber, attempts }: Delivery,
    state: 'pending' | 'dead',
    availableAtMs: number,
    error: string,
  ): Promise<void> {
    await this.dataSource.sql`
      UPDATE event_deliveries SET state = ${state}, available_at = ${availableAtMs}, last_error = ${error}
      WHERE position = ${position} AND subscriber = ${subscriber} AND attempts = ${attempts}`;
  }

  async renew(subscriber: string, positions: number[], nowMs: number, leaseUntilMs: number): Promise<void> {
    await this.dataSource.sql`
      UPDATE event_deliveries SET available_at = ${leaseUntilMs}
      WHERE subscriber = ${subscriber} AND position IN (${() => positions}) AND state = 'pending'
        AND available_at > ${nowMs}`;
  }

  private async read(subscriber: string, claimed: Claimed[]): Promise<Delivery[]> {
    const attempts = new Map(claimed.map((one) => [one.position, one.attempts]));
    const rows: EventRow[] = await this.dataSource.sql`
      SELECT position, id, name, version, payload, occurred_at FROM events
      WHERE position IN (${() => [...attempts.keys()]}) ORDER BY position`;
    return rows.map(({ position, id, name, version, payload, occurred_at }) => ({
      position,
      subscriber,
      attempts: attempts.get(position) ?? 1,
      eventId: id,
      event: name,
      version,
      payload,
      occurredAt: new Date(occurred_at),
    }));
  }
}

interface Claimed {
  position: number;
  attempts: number;
}

interface EventRow {
  position: number;
  id: string;
  name: string;
  version: number;
  payload: string;
  occurred_at: number;
}
