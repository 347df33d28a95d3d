import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { newId, type Transaction } from '@server/platform/database';
import { In, LessThanOrEqual } from 'typeorm';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf, newSecret } from './secrets';
import { SessionEntity } from './session.entity';

const DAY_MS = 24 * 3_600_000;
/** How long a refresh token and its cookie are good: 60 days (docs/session.md). */
export const REFRESH_LIFETIME_MS = 60 * DAY_MS;

/** What a sign-in or a refresh gives. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A session's newest refresh token. */
export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

/** Opens and ends sessions and makes their refresh tokens. */
@Injectable()
export class Sessions {
  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret'>,
  ) {}

  /** Opens a session, and removes the user's expired ones. */
  async open(tx: Transaction, userId: string): Promise<OpenedSession> {
    const now = this.clock.now();
    await this.removeExpired(tx, userId, now);
    const [sessionId, refreshToken] = [newId(), newSecret()];
    const expiresAt = new Date(now.getTime() + REFRESH_LIFETIME_MS);
    await tx.manager.insert(SessionEntity, { id: sessionId, userId, createdAt: now, expiresAt });
    await this.insertToken(tx, sessionId, refreshToken, expiresAt);
    return { sessionId, refreshToken };
  }

  /** Stores the successor of a session's newest refresh token, good for the whole lifetime from now. */
  async addSuccessor(tx: Transaction, sessionId: string, token: string): Promise<string> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + REFRESH_LIFETIME_MS);
    await tx.manager.delete(RefreshTokenEntity, { sessionId, expiresAt: LessThanOrEqual(now) });
    await tx.manager.update(SessionEntity, { id: sessionId }, { expiresAt });
    const successor = this.successorOf(token);
    await this.insertToken(tx, sessionId, successor, expiresAt);
    return successor;
  }

  /**
   * The one token that may follow this one. It is derived, so that a client that sends a token again gets the same
   * successor, though only hashes are stored; without AUTH_SECRET nobody can derive it.
   */
  successorOf(token: string): string {
    return createHmac('sha256', this.settings.authSecret)
      .update(`refresh-token-successor:${token}`)
      .digest('base64url');
  }

  /** Ends a session: none of its refresh tokens is good any more. Call `LiveSessions.announceEnd` after the commit. */
  async end(tx: Transaction, sessionId: string): Promise<void> {
    await tx.manager.update(SessionEntity, { id: sessionId }, { endedAt: this.clock.now() });
  }

  private async insertToken(tx: Transaction, sessionId: string, token: string, expiresAt: Date) {
    await tx.manager.insert(RefreshTokenEntity, { id: newId(), sessionId, hash: hashOf(token), expiresAt });
  }

  private async removeExpired(tx: Transaction, userId: string, now: Date): Promise<void> {
    const expired = await tx.manager.findBy(SessionEntity, { userId, expiresAt: LessThanOrEqual(now) });
    if (expired.length === 0) return;
    const ids = expired.map(({ id }) => id);
    await tx.manager.delete(RefreshTokenEntity, { sessionId: In(ids) });
    await tx.manager.delete(SessionEntity, { id: In(ids) });
  }
}
