import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import type { DomainError } from '@server/platform/errors';
import { MoreThan } from 'typeorm';
import { AccessTokens } from './access-tokens';
import { notLoggedIn, sessionEnded, sessionExpired, sessionReused, tooManyRefreshes } from './auth.errors';
import { LiveSessions } from './live-sessions';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf } from './secrets';
import { SessionEntity } from './session.entity';
import { Sessions, type TokenPair } from './sessions';

/** For clients that lost the response to a refresh, and tabs that refresh concurrently. */
const REUSE_GRACE_MS = 10_000;
/** New tokens per session and minute: each leaves a row until it expires. */
const MAX_REFRESHES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

type Outcome =
  | { userId: string; sessionId: string; refreshToken: string }
  | { refusal: DomainError; endedSessionId?: string };

/**
 * Rotates a refresh token: each is valid once and has one successor. Sent again within 10 s of its rotation, it returns
 * the newest token of its family, so a session never forks. Sent later, it must have been copied, and the whole
 * session ends.
 */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly liveSessions: LiveSessions,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `unauthenticated` if the token is missing, unknown, expired or reused, or its session ended;
   * `rate-limited` if the session requests too many.
   */
  async execute(token: string | undefined): Promise<TokenPair> {
    if (!token) throw notLoggedIn();
    // Made-up tokens don't open a transaction: SQLite allows only one at a time.
    if (!(await this.isKnown(token))) throw sessionEnded();
    // Returned rather than thrown inside the transaction, so that ending a reused session is committed.
    const outcome = await this.database.transaction((tx) => this.rotate(tx, token));
    if ('refusal' in outcome) {
      if (outcome.endedSessionId) this.liveSessions.announceEnd(outcome.endedSessionId);
      throw outcome.refusal;
    }
    return { accessToken: await this.accessTokens.sign(outcome), refreshToken: outcome.refreshToken };
  }

  private isKnown(token: string): Promise<boolean> {
    return this.database.dataSource.manager.existsBy(RefreshTokenEntity, { hash: hashOf(token) });
  }

  private async rotate(tx: Transaction, token: string): Promise<Outcome> {
    const known = await this.find(tx, token);
    const session = known && (await lockRow(tx, SessionEntity, { id: known.sessionId }));
    if (!session || session.endedAt) return { refusal: sessionEnded() };
    const now = this.clock.now();
    if (known.expiresAt <= now) return { refusal: sessionExpired() };
    const newest = await this.newestOf(tx, token, now);
    if (newest === 'reused') {
      await this.sessions.end(tx, session.id);
      return { refusal: sessionReused(), endedSessionId: session.id };
    }
    if (newest === 'lost') return { refusal: sessionEnded() };
    const { id: sessionId, userId } = session;
    if (newest !== token) return { userId, sessionId, refreshToken: newest };
    if (await this.isOverLimit(tx, sessionId, now)) return { refusal: tooManyRefreshes() };
    return { userId, sessionId, refreshToken: await this.replace(tx, sessionId, token, now) };
  }

  /** The newest token of the family. `lost` if AUTH_SECRET was replaced: successors can't be derived then. */
  private async newestOf(tx: Transaction, token: string, now: Date): Promise<string | 'reused' | 'lost'> {
    // Read under the session's lock: another request may have used it in the meantime.
    let row = await this.find(tx, token);
    let newest = token;
    while (row?.spentAt) {
      if (now.getTime() - row.spentAt.getTime() > REUSE_GRACE_MS) return 'reused';
      newest = this.sessions.successorOf(newest);
      row = await this.find(tx, newest);
    }
    return row ? newest : 'lost';
  }

  private async isOverLimit(tx: Transaction, sessionId: string, now: Date): Promise<boolean> {
    const spentAt = MoreThan(new Date(now.getTime() - MINUTE_MS));
    return (await tx.manager.countBy(RefreshTokenEntity, { sessionId, spentAt })) >= MAX_REFRESHES_PER_MINUTE;
  }

  private async replace(tx: Transaction, sessionId: string, token: string, now: Date): Promise<string> {
    await tx.manager.update(RefreshTokenEntity, { hash: hashOf(token) }, { spentAt: now });
    return this.sessions.addSuccessor(tx, sessionId, token);
  }

  private find(tx: Transaction, token: string): Promise<RefreshTokenEntity | null> {
    return tx.manager.findOneBy(RefreshTokenEntity, { hash: hashOf(token) });
  }
}
