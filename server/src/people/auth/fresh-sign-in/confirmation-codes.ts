import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, newId, type Transaction } from '@server/platform/database';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { ConfirmationCodeRequested } from './confirmation.events';
import { ConfirmationCodeEntity } from './confirmation-code.entity';
import { tooManyConfirmationCodes, wrongConfirmationCode } from './fresh-sign-in.errors';
import { SignInAge } from './sign-in-age';

const TTL_MS = 10 * 60_000;
const WINDOW_MS = 60 * 60_000;
/** With five tries each, somebody who guesses gets 25 of a million codes in an hour. */
const MAX_CODES_PER_WINDOW = 5;
const MAX_WRONG_TRIES = 5;
const DIGITS = 6;

/** Six digits by email, which confirm who uses a session. */
@Injectable()
export class ConfirmationCodes {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly age: SignInAge,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret'>,
  ) {}

  /** The code. Derived, so that neither the row nor an event has one that can be used. */
  codeOf(id: string): string {
    const hash = createHmac('sha256', this.settings.authSecret).update(`confirmation-code:${id}`).digest();
    return String(hash.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
  }

  /**
   * Emails a code. The ones before it are worth nothing anymore.
   * @throws DomainError `rate-limited` after five in an hour.
   */
  async send(userId: string, sessionId: string): Promise<void> {
    const now = this.clock.now();
    const id = newId(now.getTime());
    const since = new Date(now.getTime() - WINDOW_MS);
    await this.database.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      await tx.manager.delete(ConfirmationCodeEntity, { userId, createdAt: LessThanOrEqual(since) });
      const sent = await tx.manager.find(ConfirmationCodeEntity, {
        where: { userId, createdAt: MoreThan(since) },
        order: { createdAt: 'ASC' },
      });
      const oldest = sent[sent.length - MAX_CODES_PER_WINDOW];
      if (oldest)
        throw tooManyConfirmationCodes(
          Math.ceil((oldest.createdAt.getTime() + WINDOW_MS - now.getTime()) / 1000),
        );
      const expiresAt = new Date(now.getTime() + TTL_MS);
      const row = { id, userId, sessionId, wrongTries: 0, createdAt: now, expiresAt };
      await tx.manager.insert(ConfirmationCodeEntity, row);
      tx.emit(ConfirmationCodeRequested, { codeId: id });
    });
  }

  /** @throws DomainError `forbidden` if it isn't the newest code of this session, or after five wrong tries. */
  async confirm(userId: string, sessionId: string, code: string): Promise<void> {
    // Thrown after the transaction, so that a wrong try is counted.
    const isRight = await this.database.transaction((tx) => this.spend(tx, { userId, sessionId, code }));
    if (!isRight) throw wrongConfirmationCode();
  }

  private async spend(
    tx: Transaction,
    { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
  ): Promise<boolean> {
    const now = this.clock.now();
    await this.users.lock(tx, userId);
    const newest = await tx.manager.findOne(ConfirmationCodeEntity, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (newest?.sessionId !== sessionId || newest.expiresAt <= now) return false;
    const { id, wrongTries } = newest;
    if (wrongTries >= MAX_WRONG_TRIES) return false;
    if (!timingSafeEqual(Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS)), Buffer.from(this.codeOf(id)))) {
      await tx.manager.update(ConfirmationCodeEntity, { id }, { wrongTries: wrongTries + 1 });
      return false;
    }
    await tx.manager.update(ConfirmationCodeEntity, { id }, { expiresAt: now });
    await this.age.confirm(tx, sessionId);
    return true;
  }
}
