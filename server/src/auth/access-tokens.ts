import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import type { AccessTokenVerifier, Caller } from '@server/platform/http';
import { UserRepository } from '@server/users';
import { type AccessTokenClaims, accessTokenClaims } from '@shared/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { loginExpired, notLoggedIn } from './auth.errors';

/** The terminal client refreshes after 55 minutes: a token lives 60 (specification 3). */
const LIFETIME_S = 60 * 60;
/** For clocks that do not quite agree. */
const LEEWAY_S = 5;
const ALGORITHM = 'HS256';

/** Makes and checks access tokens, for HTTP and the socket alike. */
@Injectable()
export class AccessTokens implements AccessTokenVerifier {
  private readonly key: KeyObject;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'authSecret'>,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(Buffer.from(settings.authSecret));
  }

  sign(userId: string): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_S)
      .sign(this.key);
  }

  /** @throws DomainError `unauthenticated`: expired, not ours, or of a user who is no more. */
  async verify(token: string): Promise<Caller> {
    const { sub: userId } = await this.claimsOf(token);
    if (!(await this.users.exists(userId))) throw notLoggedIn();
    return { userId };
  }

  private async claimsOf(token: string): Promise<AccessTokenClaims> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        clockTolerance: LEEWAY_S,
        currentDate: this.clock.now(),
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      return accessTokenClaims.parse(payload);
    } catch (error) {
      throw error instanceof errors.JWTExpired ? loginExpired() : notLoggedIn();
    }
  }
}
