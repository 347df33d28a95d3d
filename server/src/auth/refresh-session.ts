import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import type { DomainError } from '@server/platform/errors';
import { AccessTokens } from './access-tokens';
import { notLoggedIn, sessionEnded, sessionExpired, sessionReused } from './auth.errors';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf } from './secrets';
import { SessionEntity } from './session.entity';
import { Sessions, type TokenPair } from './sessions';

/** A client that lost the reply to a refresh may send the same token once more, this soon after. */
const RETRY_WINDOW_MS = 10_000;

type Outcome = { userId: string; refreshToken: string } | { refusal: DomainError };

/**
 * Rotates a refresh token: each is good once, and gives the next. One that comes back has been copied, so its
 * whole session ends, whoever holds the newer ones; except one retry within 10 s of the rotation.
 */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unauthenticated` when the token is missing, unknown, expired, reused or its session ended. */
  async execute(token: string | undefined): Promise<TokenPair> {
    if (!token) throw notLoggedIn();
    // A refusal is a result inside, so that the end of a reused session is committed.
    const outcome = await this.database.transaction((tx) => this.rotate(tx, hashOf(token)));
    if ('refusal' in outcome) throw outcome.refusal;
    const { userId, refreshToken } = outcome;
    return { accessToken: await this.accessTokens.sign(userId), refreshToken };
  }

  private async rotate(tx: Transaction, hash: string): Promise<Outcome> {
    const known = await tx.manager.findOneBy(RefreshTokenEntity, { hash });
    const session = known && (await lockRow(tx, SessionEntity, { id: known.sessionId }));
    if (!session || session.endedAt) return { refusal: sessionEnded() };
    // Read anew under the session's lock: another request may have spent it meanwhile.
    const token = await tx.manager.findOneByOrFail(RefreshTokenEntity, { hash });
    const now = this.clock.now();
    if (token.expiresAt <= now) return { refusal: sessionExpired() };
    if (!(await this.use(tx, token, now))) {
      await this.sessions.end(tx, session.id);
      return { refusal: sessionReused() };
    }
    return { userId: session.userId, refreshToken: await this.sessions.addToken(tx, session.id) };
  }

  /** Marks this use; false when there was one too many. */
  private async use(tx: Transaction, { id, spentAt, retriedAt }: RefreshTokenEntity, now: Date) {
    const isFirst = spentAt === null;
    const isRetry =
      spentAt !== null && retriedAt === null && now.getTime() - spentAt.getTime() <= RETRY_WINDOW_MS;
    if (!isFirst && !isRetry) return false;
    await tx.manager.update(RefreshTokenEntity, { id }, isFirst ? { spentAt: now } : { retriedAt: now });
    return true;
  }
}
