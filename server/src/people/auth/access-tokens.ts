import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import type { AccessTokenVerifier, Caller } from '@server/platform/http';
import { accessTokenClaims } from '@shared/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { impersonationOver, loginExpired, notLoggedIn, sessionEnded } from './auth.errors';
import type { ImpersonationEntity } from './impersonation/impersonation.entity';
import { Impersonations } from './impersonation/impersonations';
import { LiveSessions } from './live-sessions';

/** Seconds. The terminal client refreshes after 55 minutes (docs/session.md). */
const ACCESS_TOKEN_TTL_S = 60 * 60;
/** Seconds; tolerates clock skew. */
const CLOCK_SKEW_S = 5;
const ALGORITHM = 'HS256';
/** AUTH_SECRET signs other things, too: none of them is an access token. */
const AUDIENCE = 'emberforge-api';
const MAX_VERIFIED = 5_000;

/** `sid` is the session's id, or with `act` the impersonation's. Clients ignore it. */
const claimsSchema = accessTokenClaims.extend({ sid: z.uuid() });
type Claims = z.infer<typeof claimsSchema>;

/** Issues and verifies access tokens, for HTTP and the socket alike. */
@Injectable()
export class AccessTokens implements AccessTokenVerifier {
  private readonly key: KeyObject;
  /** Claims of verified tokens. Clients send the same token with every request. */
  private readonly verified = new LRUCache<string, Claims>({ max: MAX_VERIFIED });

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'authSecret'>,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
    private readonly impersonations: Impersonations,
  ) {
    this.key = createSecretKey(Buffer.from(settings.authSecret));
  }

  sign({ userId, sessionId }: { userId: string; sessionId: string }): Promise<string> {
    const now = this.nowSeconds();
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(userId)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_TTL_S)
      .sign(this.key);
  }

  /** For the admin of the impersonation. It names both, and lives as long as the impersonation. */
  signImpersonation({ id, userId, adminId, expiresAt }: ImpersonationEntity): Promise<string> {
    return new SignJWT({ sid: id, act: { sub: adminId } })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(userId)
      .setAudience(AUDIENCE)
      .setIssuedAt(this.nowSeconds())
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(this.key);
  }

  /**
   * @throws DomainError `unauthenticated` if the token is expired or invalid, or its session ended. Without Redis, other
   * servers notice the end of a session within 30 s.
   */
  async verify(token: string): Promise<Caller> {
    const { sub: userId, sid: sessionId, act } = await this.claimsOf(token);
    if (act) return this.verifyImpersonation({ userId, sessionId, actorId: act.sub });
    if ((await this.sessions.ownerOf(sessionId)) !== userId) throw sessionEnded();
    return { userId, sessionId };
  }

  /** Asks the database each time: there are few of these tokens, and none may outlive what it's good for. */
  private async verifyImpersonation(caller: Required<Caller>): Promise<Caller> {
    const open = await this.impersonations.findOpen(caller.sessionId);
    if (open?.userId !== caller.userId || open.adminId !== caller.actorId) throw impersonationOver();
    return caller;
  }

  private async claimsOf(token: string): Promise<Claims> {
    const known = this.verified.get(token);
    if (known && known.exp > this.nowSeconds() - CLOCK_SKEW_S) return known;
    this.verified.delete(token);
    const claims = await this.read(token);
    this.verified.set(token, claims);
    return claims;
  }

  private async read(token: string): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        clockTolerance: CLOCK_SKEW_S,
        currentDate: this.clock.now(),
        requiredClaims: ['sub', 'iat', 'exp', 'sid'],
      });
      return claimsSchema.parse(payload);
    } catch (error) {
      throw error instanceof errors.JWTExpired ? loginExpired() : notLoggedIn();
    }
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
