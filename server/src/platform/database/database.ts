import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isDiskFull, isLockTimeout, isPassingConflict } from './database-errors';
import { runInside } from './isolation/transaction-context';
import type { EmittedEvent, EventDefinition, EventSink, Transaction } from './transaction';

const MAX_ATTEMPTS = 5;
/** How long a transaction is retried while another one holds its row locks. */
const LOCK_WAIT_MS = 5_000;
const LOCK_RETRY_DELAY_MS = 150;
const log = new Logger('Database');

/** Opens transactions. Reads and single writes outside of one go through repositories or the DataSource. */
export class Database {
  private fullAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly dataSource: DataSource,
    private readonly events?: EventSink,
  ) {}

  /**
   * Runs `work` in one transaction: its result after the COMMIT, its error after the ROLLBACK. On SQLite
   * transactions run one after the other, in the order of asking; on PostgreSQL (READ COMMITTED) lock what you
   * read and then write (`lockRow`), and `work` runs again when it lost a deadlock or waited too long for a row, so all
   * its effects must go through `tx`. Do not wait for anything but the database inside.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const lockDeadline = performance.now() + LOCK_WAIT_MS;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        const mayRetry = isLockTimeout(error)
          ? performance.now() < lockDeadline
          : attempt < MAX_ATTEMPTS && isPassingConflict(error);
        if (!mayRetry) throw error;
        // Without a connection: waiting for a row must not block other transactions.
        await pause(
          isLockTimeout(error)
            ? LOCK_RETRY_DELAY_MS * (attempt + Math.random())
            : Math.random() * 10 * attempt,
        );
      }
    }
  }

  /** Milliseconds since a transaction last failed for want of room on the disk. */
  msSinceFull(): number {
    return performance.now() - this.fullAt;
  }

  private async attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const tx = new OpenTransaction(runner.manager, this.events);
    try {
      const result = await this.commitAround(runner, tx, work);
      tx.committed();
      return result;
    } catch (error) {
      if (isDiskFull(error)) this.fullAt = performance.now();
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async commitAround<T>(
    runner: QueryRunner,
    tx: OpenTransaction,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    await runner.startTransaction();
    try {
      const result = await runInside(runner, () => work(tx));
      await tx.storeEvents();
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // The first error says what went wrong; one of the rollback (a lost connection) follows from it.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }
}

class OpenTransaction implements Transaction {
  private readonly emitted: EmittedEvent[] = [];
  private readonly actions: Array<() => void> = [];

  constructor(
    readonly manager: EntityManager,
    private readonly events: EventSink | undefined,
  ) {}

  emit<Payload>(event: EventDefinition<Payload>, payload: Payload): void {
    if (!this.events) throw new Error(`Nothing takes ${event.name}: this Database was made without events.`);
    event.schema.parse(payload);
    this.emitted.push({ event, payload });
  }

  afterCommit(action: () => void): void {
    this.actions.push(action);
  }

  async storeEvents(): Promise<void> {
    if (this.emitted.length > 0) await this.events?.append(this.manager, this.emitted);
  }

  committed(): void {
    if (this.emitted.length > 0) this.events?.committed(this.emitted);
    for (const action of this.actions) {
      try {
        action();
      } catch (error) {
        log.error('An action after a commit failed.', error instanceof Error ? error.stack : String(error));
      }
    }
  }
}
