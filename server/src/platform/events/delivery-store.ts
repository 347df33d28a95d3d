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
  /** In milliseconds since 1970. */
  readonly occurredAt: number;
  /** Others of its order key wait behind it. */
  readonly isFollowed: boolean;
}

type Answer<Row> = Row[] | [Row[], number];

/** TypeORM answers an UPDATE on PostgreSQL with [rows, count], anything else with the rows. */
export const rowsOf = <Row>(answer: Answer<Row>): Row[] =>
  (Array.isArray(answer[0]) ? answer[0] : answer) as Row[];

const column = (name: string, as: string) =>
  `(SELECT ${name} FROM events WHERE events.position = event_deliveries.position) AS "${as}"`;

/** Of the delivery's event: RETURNING may name no other table, except in a subquery. */
const EVENT_COLUMNS = [
  column('id', 'eventId'),
  column('name', 'event'),
  column('version', 'version'),
  column('payload', 'payload'),
  column('occurred_at', 'occurredAt'),
  `EXISTS (SELECT 1 FROM event_deliveries AS later
    WHERE later.subscriber = event_deliveries.subscriber AND later.order_key = event_deliveries.order_key
      AND later.position > event_deliveries.position) AS "isFollowed"`,
].join(', ');

interface ClaimRequest {
  subscriber: string;
  nowMs: number;
  leaseUntilMs: number;
  limit: number;
}

/** The SQL of deliveries. Times in milliseconds. */
export class DeliveryStore {
  private readonly skipLocked: string;

  constructor(private readonly dataSource: DataSource) {
    this.skipLocked = dataSource.options.type === 'postgres' ? 'FOR UPDATE OF next SKIP LOCKED' : '';
  }

  /**
   * Takes due deliveries until `leaseUntilMs`, at most one of each order key: the next one has to wait until it is gone
   * or dead, in whichever process. Any number of processes may claim concurrently.
   */
  async claim({ subscriber, nowMs, leaseUntilMs, limit }: ClaimRequest): Promise<Delivery[]> {
    const answer: Answer<Delivery> = await this.dataSource.sql`
      WITH due AS MATERIALIZED (
        SELECT position FROM event_deliveries AS next
        WHERE subscriber = ${subscriber} AND state = 'pending' AND available_at <= ${nowMs}
          AND NOT EXISTS (
            SELECT 1 FROM event_deliveries AS earlier
            WHERE earlier.subscriber = next.subscriber AND earlier.order_key = next.order_key
              AND earlier.state = 'pending' AND earlier.position < next.position)
        ORDER BY position LIMIT ${limit} ${() => this.skipLocked}
      )
      UPDATE event_deliveries SET available_at = ${leaseUntilMs}, attempts = attempts + 1
      WHERE subscriber = ${subscriber} AND position IN (SELECT position FROM due)
      RETURNING position, subscriber, attempts, ${() => EVENT_COLUMNS}`;
    return rowsOf(answer).sort((a, b) => a.position - b.position);
  }

  /** Deletes what has been handled, if it's still leased by the claim that the delivery came from. */
  async finish(subscriber: string, deliveries: readonly Delivery[]): Promise<void> {
    const claims = deliveries.map(({ position, attempts }) => `(${position}, ${attempts})`);
    await this.dataSource.sql`
      DELETE FROM event_deliveries
      WHERE subscriber = ${subscriber} AND (position, attempts) IN (VALUES ${() => claims.join(', ')})`;
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

  /** Lengthens the leases that haven't expired; one that comes late never shortens them again. */
  async renew(subscriber: string, positions: number[], nowMs: number, leaseUntilMs: number): Promise<void> {
    await this.dataSource.sql`
      UPDATE event_deliveries SET available_at = ${leaseUntilMs}
      WHERE subscriber = ${subscriber} AND position IN (${() => positions}) AND state = 'pending'
        AND available_at > ${nowMs} AND available_at < ${leaseUntilMs}`;
  }
}
