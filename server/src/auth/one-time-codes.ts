import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { insertOnce, type Transaction } from '@server/platform/database';
import { In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { type CodePurpose, OneTimeCodeEntity } from './one-time-code.entity';
import { hashOf } from './secrets';

const MINUTE_MS = 60_000;
const LIFETIME_MS: Record<CodePurpose, number> = { 'magic-link': 30 * MINUTE_MS, cli: 10 * MINUTE_MS };
/** Codes of one user and purpose at a time; a further one takes the place of the oldest. */
const MOST_AT_ONCE = 5;

/**
 * Makes and spends one-time codes. A code is derived from its row's id and AUTH_SECRET, and the row holds its hash:
 * whoever mails it later can make it again, and neither its row nor an event ever holds one that works.
 */
@Injectable()
export class OneTimeCodes {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret'>,
    private readonly clock: Clock,
  ) {}

  /** The code itself: 43 characters of `[A-Za-z0-9_-]`, which the terminal client lets through. */
  codeOf(id: string): string {
    return createHmac('sha256', this.settings.authSecret).update(`one-time-code:${id}`).digest('base64url');
  }

  /** Makes a code good from now on; false when this `id` was made before. The caller has locked the user. */
  async issue(tx: Transaction, id: string, userId: string, purpose: CodePurpose): Promise<boolean> {
    const now = this.clock.now();
    const isNew = await insertOnce(tx, OneTimeCodeEntity, {
      id,
      userId,
      purpose,
      hash: hashOf(this.codeOf(id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
    });
    await this.removeOld(tx, userId, purpose, now);
    return isNew;
  }

  /** Uses a code up; the id of its user, or null when it is wrong, used or expired. One of many at once gets it. */
  async spend(tx: Transaction, code: string): Promise<string | null> {
    const now = this.clock.now();
    const hash = hashOf(code);
    const { affected } = await tx.manager.update(
      OneTimeCodeEntity,
      { hash, spentAt: IsNull(), expiresAt: MoreThan(now) },
      { spentAt: now },
    );
    if (affected !== 1) return null;
    return (await tx.manager.findOneByOrFail(OneTimeCodeEntity, { hash })).userId;
  }

  private async removeOld(tx: Transaction, userId: string, purpose: CodePurpose, now: Date): Promise<void> {
    await tx.manager.delete(OneTimeCodeEntity, { userId, purpose, expiresAt: LessThanOrEqual(now) });
    const surplus = await tx.manager.find(OneTimeCodeEntity, {
      select: { id: true },
      where: { userId, purpose },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: MOST_AT_ONCE,
    });
    if (surplus.length === 0) return;
    await tx.manager.delete(OneTimeCodeEntity, { id: In(surplus.map(({ id }) => id)) });
  }
}
