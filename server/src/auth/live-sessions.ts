import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** How long other servers can keep accepting the access tokens of an ended session. */
const CACHE_TTL_MS = 30_000;
const MAX_CACHED = 10_000;

/** Caches which sessions are open: one query per session every 30 s instead of one per request. */
@Injectable()
export class LiveSessions {
  private readonly cache: LRUCache<string, { ownerId: string | null }>;

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
  ) {
    this.cache = new LRUCache({
      max: MAX_CACHED,
      ttl: CACHE_TTL_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
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

  /** Call after committing the end of a session, so this server rejects its access tokens right away. */
  forget(sessionId: string): void {
    this.cache.delete(sessionId);
  }
}
