import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { insertOnce, type Transaction } from '@server/platform/database';
import { DEVICE_CODE_TTL_MS } from '@shared/contracts/people/device-code';
import { In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { type CodePurpose, OneTimeCodeEntity } from './one-time-code.entity';
import { hashOf } from './secrets';

const MINUTE_MS = 60_000;
const CODE_TTL_MS: Record<CodePurpose, number> = {
  'magic-link': 30 * MINUTE_MS,
  cli: DEVICE_CODE_TTL_MS,
  desktop: DEVICE_CODE_TTL_MS,
};
/** Valid codes per user and purpose, except for links; a new one replaces the oldest. */
const MAX_DEVICE_CODES = 5;

/** A code to create: single use, valid from now on. */
export interface NewCode {
  id: string;
  userId: string;
  purpose: CodePurpose;
  requester?: string;
  /** Only for `desktop`, and required there. */
  challenge?: string;
}

/**
 * Creates and redeems one-time codes. A code is derived from its row's id and AUTH_SECRET, and the row stores only its
 * hash: the mailer can derive it again later, and neither the row nor an event ever contains a usable code.
 */
@Injectable()
export class OneTimeCodes {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret'>,
    private readonly clock: Clock,
  ) {}

  /** The code: 43 characters of `[A-Za-z0-9_-]`, all that the terminal client accepts. */
  codeOf(id: string): string {
    return createHmac('sha256', this.settings.authSecret).update(`one-time-code:${id}`).digest('base64url');
  }

  /** A keyed hash of an address for `requester`, so the database reveals no addresses. */
  requesterOf(address: string): string {
    return createHmac('sha256', this.settings.authSecret).update(`requester:${address}`).digest('base64url');
  }

  /** Stores a code; false if this `id` is stored already. The caller has locked the user. */
  async issue(tx: Transaction, { id, userId, purpose, requester, challenge }: NewCode): Promise<boolean> {
    const now = this.clock.now();
    const isNew = await insertOnce(tx, OneTimeCodeEntity, {
      id,
      userId,
      purpose,
      requester: requester ?? null,
      challenge: challenge ?? null,
      hash: hashOf(this.codeOf(id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_TTL_MS[purpose]),
    });
    await tx.manager.delete(OneTimeCodeEntity, { userId, purpose, expiresAt: LessThanOrEqual(now) });
    if (purpose !== 'magic-link') await this.removeSurplus(tx, userId, purpose);
    return isNew;
  }

  /**
   * Redeems a code; null if it's wrong, used or expired, or if `verifier` doesn't prove that it was made for this client.
   * It's used up in any case, so commit the transaction: a code that somebody else has isn't a secret anymore. Of
   * concurrent requests, only one succeeds.
   */
  async redeem(
    tx: Transaction,
    code: string,
    verifier?: string,
  ): Promise<Pick<OneTimeCodeEntity, 'userId' | 'purpose'> | null> {
    const now = this.clock.now();
    const hash = hashOf(code);
    const { affected } = await tx.manager.update(
      OneTimeCodeEntity,
      { hash, spentAt: IsNull(), expiresAt: MoreThan(now) },
      { spentAt: now },
    );
    if (affected !== 1) return null;
    const redeemed = await tx.manager.findOneByOrFail(OneTimeCodeEntity, { hash });
    return isProof(verifier, redeemed.challenge) ? redeemed : null;
  }

  private async removeSurplus(tx: Transaction, userId: string, purpose: CodePurpose): Promise<void> {
    const surplus = await tx.manager.find(OneTimeCodeEntity, {
      select: { id: true },
      where: { userId, purpose },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: MAX_DEVICE_CODES,
    });
    if (surplus.length === 0) return;
    await tx.manager.delete(OneTimeCodeEntity, { id: In(surplus.map(({ id }) => id)) });
  }
}

/**
 * Whether the verifier fits the challenge (PKCE, S256). Without a challenge there must be no verifier either: an app that
 * waits for its own code must not be signed in with another one that somebody slipped in.
 */
function isProof(verifier: string | undefined, challenge: string | null): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  const [given, expected] = [Buffer.from(hashOf(verifier)), Buffer.from(challenge)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
