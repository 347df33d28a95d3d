import { Injectable } from '@nestjs/common';
import { Invalidations } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { LRUCache } from 'lru-cache';
import { DataSource, In, IsNull } from 'typeorm';
import { SessionEntity } from './session.entity';

/** Without Redis, how long other servers can keep accepting the access tokens of an ended session. */
const CACHE_TTL_MS = 30_000;
const ENDED_SESSIONS = 'ended-sessions';
const MAX_CACHED = 10_000;
/** Ids in one query, well below what either database takes as parameters. */
const MAX_IDS_PER_QUERY = 500;

/** Caches which sessions are open: one query per session every 30 s instead of one per request. */
@Injectable()
export class LiveSessions {
  private readonly cache: LRUCache<string, { ownerId: string | null }>;
  private readonly listeners = new Set<(sessionId: string) => void>();

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
    private readonly invalidations: Invalidations,
  ) {
    this.cache = new LRUCache({
      max: MAX_CACHED,
      ttl: CACHE_TTL_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
    invalidations.on(ENDED_SESSIONS, (sessionId) => this.forget(sessionId));
  }

  /** The user id of an open session; null if it ended or the user was deleted. */
  async ownerOf(sessionId: string): Promise<string | null> {
    const cached = this.cache.get(sessionId);
    if (cached) return cached.ownerId;
    const [row] = await this.dataSource.manager.sql<Array<{ id: string }>>`
      SELECT users.id FROM sessions JOIN users ON users.id = sessions.user_id
      WHERE sessions.id = ${sessionId} AND sessions.ended_at IS NULL`;
    const ownerId = row?.id ?? null;
    this.cache.set(sessionId, { ownerId });
    return ownerId;
  }

  /** Filters the sessions that have ended, on any server. */
  async endedOf(sessionIds: readonly string[]): Promise<string[]> {
    const open = new Set<string>();
    for (let from = 0; from < sessionIds.length; from += MAX_IDS_PER_QUERY) {
      const id = In(sessionIds.slice(from, from + MAX_IDS_PER_QUERY));
      const where = { id, endedAt: IsNull() };
      const rows = await this.dataSource.manager.find(SessionEntity, { select: { id: true }, where });
      for (const row of rows) open.add(row.id);
    }
    return sessionIds.filter((id) => !open.has(id));
  }

  /** Call after committing the end of a session: all servers then reject its access tokens and close its sockets. */
  announceEnd(sessionId: string): void {
    void this.invalidations.announce(ENDED_SESSIONS, sessionId);
  }

  /** Without an id, any may have ended: sockets are checked every 30 s anyway. */
  private forget(sessionId?: string): void {
    if (sessionId === undefined) this.cache.clear();
    else {
      this.cache.delete(sessionId);
      for (const listener of this.listeners) listener(sessionId);
    }
  }

  /** Calls back for each session that ends, on whichever server says so. Returns how to stop. */
  onEnd(listener: (sessionId: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
