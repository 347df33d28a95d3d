import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { refuseSuspended } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { newId, type Transaction } from '@server/platform/database';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { deviceName } from './devices/device-name';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf, newSecret } from './secrets';
import { SessionEntity } from './session.entity';

const DAY_MS = 24 * 3_600_000;
/** Lifetime of a refresh token and its cookie: 60 days (docs/session.md). */
export const REFRESH_TOKEN_TTL_MS = 60 * DAY_MS;

/** Result of a sign-in or a refresh. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A session's newest refresh token. */
export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

/** Opens and ends sessions and creates their refresh tokens. */
@Injectable()
export class Sessions {
  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret'>,
  ) {}

  /**
   * Opens a session on the device that has this user agent, and removes the user's expired ones.
   * @throws DomainError `forbidden` for a suspended account, with why.
   */
  async open(tx: Transaction, userId: string, userAgent?: string): Promise<OpenedSession> {
    await refuseSuspended(tx, userId);
    const now = this.clock.now();
    await this.removeExpired(tx, userId, now);
    const [sessionId, refreshToken] = [newId(), newSecret()];
    const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_TTL_MS);
    const device = deviceName(userAgent);
    const session = { id: sessionId, userId, device, createdAt: now, confirmedAt: null, expiresAt };
    await tx.manager.insert(SessionEntity, session);
    await this.insertToken(tx, sessionId, refreshToken, expiresAt);
    return { sessionId, refreshToken };
  }

  /** Stores the successor of a session's newest refresh token, valid for the full lifetime from now. */
  async addSuccessor(tx: Transaction, sessionId: string, token: string): Promise<string> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_TTL_MS);
    await tx.manager.delete(RefreshTokenEntity, { sessionId, expiresAt: LessThanOrEqual(now) });
    await tx.manager.update(SessionEntity, { id: sessionId }, { expiresAt });
    const successor = this.successorOf(token);
    await this.insertToken(tx, sessionId, successor, expiresAt);
    return successor;
  }

  /**
   * The token's only possible successor. It's derived with AUTH_SECRET because a client that sends a token again must get
   * the same successor, and only hashes are stored.
   */
  successorOf(token: string): string {
    return createHmac('sha256', this.settings.authSecret)
      .update(`refresh-token-successor:${token}`)
      .digest('base64url');
  }

  /** Ends a session and invalidates all its refresh tokens. Call `LiveSessions.announceEnd` after the commit. */
  async end(tx: Transaction, sessionId: string): Promise<void> {
    await tx.manager.update(SessionEntity, { id: sessionId }, { endedAt: this.clock.now() });
  }

  /** Ends all of a user's open sessions and returns their ids, for `LiveSessions.announceEnd` after the commit. */
  async endAll(tx: Transaction, userId: string): Promise<string[]> {
    const open = await tx.manager.findBy(SessionEntity, { userId, endedAt: IsNull() });
    for (const { id } of open) await this.end(tx, id);
    return open.map(({ id }) => id);
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
