import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { newId, type Transaction } from '@server/platform/database';
import { In, LessThanOrEqual } from 'typeorm';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf, newSecret } from './secrets';
import { SessionEntity } from './session.entity';

const DAY_MS = 24 * 3_600_000;
/** The life of a refresh token, and of its cookie: 60 days (specification 1, section 3). */
export const REFRESH_LIFETIME_MS = 60 * DAY_MS;

/** What a sign-in or a refresh gives. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Opens and ends sessions and makes their refresh tokens. */
@Injectable()
export class Sessions {
  constructor(private readonly clock: Clock) {}

  /** Begins a session; its first refresh token. Clears away what the user's expired sessions left. */
  async open(tx: Transaction, userId: string): Promise<string> {
    const now = this.clock.now();
    await this.removeExpired(tx, userId, now);
    const id = newId();
    const expiresAt = new Date(now.getTime() + REFRESH_LIFETIME_MS);
    await tx.manager.insert(SessionEntity, { id, userId, createdAt: now, expiresAt });
    return this.insertToken(tx, id, expiresAt);
  }

  /** A further refresh token of an open session, good for the whole lifetime from now. */
  async addToken(tx: Transaction, sessionId: string): Promise<string> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + REFRESH_LIFETIME_MS);
    await tx.manager.delete(RefreshTokenEntity, { sessionId, expiresAt: LessThanOrEqual(now) });
    await tx.manager.update(SessionEntity, { id: sessionId }, { expiresAt });
    return this.insertToken(tx, sessionId, expiresAt);
  }

  /** None of its refresh tokens is good any more. */
  async end(tx: Transaction, sessionId: string): Promise<void> {
    await tx.manager.update(SessionEntity, { id: sessionId }, { endedAt: this.clock.now() });
  }

  private async insertToken(tx: Transaction, sessionId: string, expiresAt: Date): Promise<string> {
    const token = newSecret();
    await tx.manager.insert(RefreshTokenEntity, { id: newId(), sessionId, hash: hashOf(token), expiresAt });
    return token;
  }

  private async removeExpired(tx: Transaction, userId: string, now: Date): Promise<void> {
    const expired = await tx.manager.findBy(SessionEntity, { userId, expiresAt: LessThanOrEqual(now) });
    if (expired.length === 0) return;
    const ids = expired.map(({ id }) => id);
    await tx.manager.delete(RefreshTokenEntity, { sessionId: In(ids) });
    await tx.manager.delete(SessionEntity, { id: In(ids) });
  }
}
