import { setImmediate as nextTurn } from 'node:timers/promises';
import { Database, insertOnce } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import type { EntityManager } from 'typeorm';
import { rowsOf } from './delivery-store';
import type { SubscriberRegistry } from './event-subscriber';
import { KnownSubscriberEntity } from './known-subscriber.entity';

const DAY_MS = 86_400_000;
/** Events in one transaction: short enough to keep no other writer waiting. */
const BATCH = 500;

interface StoredEvent {
  position: number;
  name: string;
  /** In milliseconds since 1970. */
  occurredAt: number;
}

/**
 * Deletes old events that nobody has to handle anymore (docs/events.md, "Retention"). An event stays as long as it has
 * a delivery, and as long as one of its subscribers is so new that it may need a backfill.
 */
export class PruneEvents extends ScheduledJob {
  readonly name = 'events.prune';
  readonly everyMs = 3_600_000;

  constructor(
    private readonly database: Database,
    private readonly registry: SubscriberRegistry,
    private readonly retentionDays: number,
  ) {
    super();
  }

  async run(slot: Date, signal: AbortSignal): Promise<void> {
    const before = slot.getTime() - this.retentionDays * DAY_MS;
    const wanted = await this.wantedByNewcomers(slot, before);
    for (let last: number | undefined = 0; last !== undefined; ) {
      signal.throwIfAborted();
      last = await this.pruneAfter(last, before, wanted);
      await nextTurn(); // SQLite works in this thread
    }
  }

  /** Names of events with a subscriber that wasn't known yet at `before`. */
  private async wantedByNewcomers(slot: Date, before: number): Promise<ReadonlySet<string>> {
    const rows = await this.database.dataSource.manager.find(KnownSubscriberEntity);
    const firstSeen = new Map(rows.map(({ name, firstSeenAt }) => [name, firstSeenAt.getTime()]));
    const newcomers = this.registry.all().filter(({ name }) => !firstSeen.has(name));
    if (newcomers.length > 0)
      await this.database.transaction(async (tx) => {
        for (const { name } of newcomers)
          await insertOnce(tx, KnownSubscriberEntity, { name, firstSeenAt: slot });
      });
    const isNew = (name: string) => (firstSeen.get(name) ?? slot.getTime()) > before;
    const wanting = this.registry.all().filter(({ name }) => isNew(name));
    return new Set(wanting.map(({ event }) => event.name));
  }

  /**
   * Looks at the events after a position; returns the last one's, or undefined if none of them is old. The newest event
   * always stays, because SQLite counts positions from it.
   */
  private async pruneAfter(
    position: number,
    before: number,
    wanted: ReadonlySet<string>,
  ): Promise<number | undefined> {
    const events: StoredEvent[] = await this.database.dataSource.sql`
      SELECT position, name, occurred_at AS "occurredAt" FROM events
      WHERE position > ${position} AND position < (SELECT MAX(position) FROM events)
      ORDER BY position LIMIT ${BATCH}`;
    const old = events.filter(({ occurredAt }) => occurredAt < before);
    const due = old.filter(({ name }) => !wanted.has(name)).map((event) => event.position);
    if (due.length > 0) await this.delete(due);
    return old.length > 0 ? events.at(-1)?.position : undefined;
  }

  private async delete(due: readonly number[]): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      const positions = await lockEvents(manager, due);
      if (positions.length === 0) return;
      const answer = await manager.sql`
        DELETE FROM events WHERE position IN (${() => positions.join(', ')})
          AND NOT EXISTS (SELECT 1 FROM event_deliveries d WHERE d.position = events.position)
        RETURNING name, occurred_at AS "occurredAt"`;
      for (const [name, newestAt] of newestOfEach(rowsOf<StoredEvent>(answer)))
        await manager.sql`
          INSERT INTO pruned_events (name, newest_at) VALUES (${name}, ${newestAt})
          ON CONFLICT (name) DO UPDATE SET newest_at = excluded.newest_at
          WHERE excluded.newest_at > pruned_events.newest_at`;
    });
  }
}

/**
 * Those that nobody else has locked, locked. A backfill that adds deliveries of an event locks it as well, and what it
 * has added is only seen by a statement that begins after both.
 */
async function lockEvents(manager: EntityManager, positions: readonly number[]): Promise<readonly number[]> {
  if (manager.dataSource.options.type !== 'postgres') return positions;
  const rows: StoredEvent[] = await manager.sql`
    SELECT position FROM events WHERE position IN (${() => positions.join(', ')}) FOR UPDATE SKIP LOCKED`;
  return rows.map(({ position }) => position);
}

/** In the order of names, so that two runs can't wait for each other. */
function newestOfEach(events: readonly StoredEvent[]): Array<[name: string, occurredAt: number]> {
  const newest = new Map<string, number>();
  for (const { name, occurredAt } of events)
    newest.set(name, Math.max(occurredAt, newest.get(name) ?? occurredAt));
  return [...newest].sort(([a], [b]) => (a < b ? -1 : 1));
}
