import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import type { DomainError } from '@server/platform/errors';
import { MoreThan } from 'typeorm';
import { AccessTokens } from './access-tokens';
import {
  alreadyRefreshed,
  notLoggedIn,
  sessionEnded,
  sessionExpired,
  sessionReused,
  tooManyRefreshes,
} from './auth.errors';
import { LiveSessions } from './live-sessions';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf } from './secrets';
import { SessionEntity } from './session.entity';
import { Sessions, type TokenPair } from './sessions';

/**
 * For clients that lost the response to a refresh: they wait for it for up to 30 s, and ask again when the server answers.
 * The first use of the successor ends it.
 */
const REPLAY_MS = 120_000;
/** A copy of a request can arrive this much later than the one that was answered; that's no theft. */
const LATE_MS = 10_000;
/** New tokens per session and minute: each leaves a row until it expires. */
const MAX_REFRESHES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

type Outcome =
  | { userId: string; sessionId: string; refreshToken: string }
  | { refusal: DomainError; endedSessionId?: string };

/**
 * Rotates a refresh token: each is valid once and has one successor. Sent again within two minutes, it returns the same
 * successor, as long as that wasn't used, so a session never forks. Sent later, it must have been copied, and the
 * whole session ends.
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
   * `conflict` if its successor has just been used; `rate-limited` if the session requests too many.
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
    const { id: sessionId, userId } = session;
    const use = await this.useOf(tx, token, now);
    if (use === 'theft') {
      await this.sessions.end(tx, sessionId);
      return { refusal: sessionReused(), endedSessionId: sessionId };
    }
    if (use === 'late') return { refusal: alreadyRefreshed() };
    if (use === 'underivable') return { refusal: sessionEnded() };
    if (use === 'replay') return { userId, sessionId, refreshToken: this.sessions.successorOf(token) };
    if (await this.isOverLimit(tx, sessionId, now)) return { refusal: tooManyRefreshes() };
    return { userId, sessionId, refreshToken: await this.replace(tx, sessionId, token, now) };
  }

  /** `underivable` if AUTH_SECRET was replaced since: the successor is another one then. */
  private async useOf(
    tx: Transaction,
    token: string,
    now: Date,
  ): Promise<'first' | 'replay' | 'late' | 'theft' | 'underivable'> {
    // Read under the session's lock: another request may have used it in the meantime.
    const spentAt = (await this.find(tx, token))?.spentAt;
    if (!spentAt) return 'first';
    const age = now.getTime() - spentAt.getTime();
    if (age > REPLAY_MS) return 'theft';
    const successor = await this.find(tx, this.sessions.successorOf(token));
    if (!successor) return 'underivable';
    if (!successor.spentAt) return 'replay';
    return age > LATE_MS ? 'theft' : 'late';
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
