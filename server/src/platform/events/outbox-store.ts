import type { DataSource, EntityManager } from 'typeorm';
import type { OutboxState } from './outbox-message.entity';

/** A row of `outbox_messages` as the dispatcher holds it; times in milliseconds. */
export interface Message {
  id: string;
  event: string;
  subscriber: string;
  orderKey: string | null;
  payload: string;
  attempts: number;
  owner: string | null;
  occurredAt: number;
  availableAt: number;
}

export interface ClaimRequest {
  owner: string;
  subscribers: string[];
  nowMs: number;
  leaseUntilMs: number;
  limit: number;
}

const COLUMNS =
  'id, event, subscriber, order_key, payload, state, attempts, owner, occurred_at, available_at';
const COLUMN_COUNT = 10;
const ROWS_PER_INSERT = 50;

/** The outbox's SQL, written by hand: every event passes here several times. */
export class OutboxStore {
  private readonly insertStatements = new Map<number, string>();
  private readonly skipLocked: string;

  constructor(private readonly dataSource: DataSource) {
    this.skipLocked = dataSource.options.type === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  }

  async insert(manager: EntityManager, messages: readonly Message[]): Promise<void> {
    for (let from = 0; from < messages.length; from += ROWS_PER_INSERT) {
      const rows = messages.slice(from, from + ROWS_PER_INSERT);
      await manager.query(this.insertStatement(rows.length), rows.flatMap(toRow));
    }
  }

  /** Takes due messages for `owner`, oldest first; any number of processes may ask at once. */
  async claim({ owner, subscribers, nowMs, leaseUntilMs, limit }: ClaimRequest): Promise<Message[]> {
    if (subscribers.length === 0) return [];
    const answer: Row[] | [Row[], number] = await this.dataSource.sql`
      WITH due AS MATERIALIZED (
        SELECT id FROM outbox_messages
        WHERE state = 'pending' AND available_at <= ${nowMs} AND subscriber IN (${() => subscribers})
        ORDER BY id LIMIT ${limit} ${() => this.skipLocked}
      )
      UPDATE outbox_messages SET owner = ${owner}, available_at = ${leaseUntilMs}, attempts = attempts + 1
      WHERE id IN (SELECT id FROM due)
      RETURNING ${() => COLUMNS}`;
    // TypeORM answers an UPDATE on PostgreSQL with [rows, count], on SQLite with the rows.
    const rows = (Array.isArray(answer[0]) ? answer[0] : answer) as Row[];
    return rows.map(fromRow).sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Only what `owner` still has: a lease that lapsed belongs to whoever took the message next. */
  async finish(
    owner: string,
    ids: string[],
    state: OutboxState,
    nowMs: number,
    error?: string,
  ): Promise<void> {
    await this.dataSource.sql`
      UPDATE outbox_messages SET state = ${state}, owner = NULL, finished_at = ${nowMs}, last_error = ${error ?? null}
      WHERE id IN (${() => ids}) AND owner = ${owner}`;
  }

  async retryLater(owner: string, id: string, availableAtMs: number, error: string): Promise<void> {
    await this.dataSource.sql`
      UPDATE outbox_messages SET owner = NULL, available_at = ${availableAtMs}, last_error = ${error}
      WHERE id = ${id} AND owner = ${owner}`;
  }

  /** Gives back what was taken but not tried. */
  async giveBack(owner: string, ids: string[], availableAtMs: number): Promise<void> {
    if (ids.length === 0) return;
    await this.dataSource.sql`
      UPDATE outbox_messages SET owner = NULL, available_at = ${availableAtMs}, attempts = attempts - 1
      WHERE id IN (${() => ids}) AND owner = ${owner}`;
  }

  async renew(owner: string, ids: string[], leaseUntilMs: number): Promise<void> {
    await this.dataSource.sql`
      UPDATE outbox_messages SET available_at = ${leaseUntilMs} WHERE id IN (${() => ids}) AND owner = ${owner}`;
  }

  async prune(finishedBeforeMs: number): Promise<void> {
    await this.dataSource.sql`
      DELETE FROM outbox_messages WHERE state = 'done' AND finished_at < ${finishedBeforeMs}`;
  }

  private insertStatement(rows: number): string {
    let statement = this.insertStatements.get(rows);
    if (!statement) {
      const parameter = (index: number) => this.dataSource.driver.createParameter(`p${index}`, index);
      const tuples = Array.from({ length: rows }, (_, row) => {
        const marks = Array.from({ length: COLUMN_COUNT }, (_, column) =>
          parameter(row * COLUMN_COUNT + column),
        );
        return `(${marks.join(', ')})`;
      });
      statement = `INSERT INTO outbox_messages (${COLUMNS}) VALUES ${tuples.join(', ')}`;
      this.insertStatements.set(rows, statement);
    }
    return statement;
  }
}

interface Row {
  id: string;
  event: string;
  subscriber: string;
  order_key: string | null;
  payload: string;
  attempts: number;
  owner: string | null;
  occurred_at: number;
  available_at: number;
}

function toRow(message: Message): unknown[] {
  const { id, event, subscriber, orderKey, payload, attempts, owner, occurredAt, availableAt } = message;
  return [id, event, subscriber, orderKey, payload, 'pending', attempts, owner, occurredAt, availableAt];
}

function fromRow(row: Row): Message {
  const { order_key: orderKey, occurred_at: occurredAt, available_at: availableAt, ...same } = row;
  return { ...same, orderKey, occurredAt, availableAt };
}
