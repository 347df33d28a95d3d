import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, isUniqueViolation, newId, type Transaction } from '@server/platform/database';
import { type FindOptionsWhere, LessThanOrEqual, MoreThan } from 'typeorm';
import { OneTimeCodeEntity } from '../one-time-code.entity';
import { hashOf } from '../secrets';
import { EmailChangeEntity } from './email-change.entity';
import { emailInUse, sameEmail, tooManyChanges, wrongResetToken } from './email-change.errors';
import { EmailChanged, EmailChangeRequested } from './email-change.events';

const TTL_MS = 60 * 60_000;
const WINDOW_MS = TTL_MS;
/** Links in an hour: of one learner, and to one address, no matter who asks. */
const MAX_PER_USER = 5;
const MAX_PER_ADDRESS = 3;

/** Changes an account's email address, once the new one's owner has opened a link. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret'>,
  ) {}

  /** The link's token. Derived, so that neither the row nor an event has one that can be used. */
  tokenOf(changeId: string): string {
    return createHmac('sha256', this.settings.authSecret)
      .update(`email-change:${changeId}`)
      .digest('base64url');
  }

  /**
   * Emails a link to the new address.
   * @throws DomainError `conflict` if it's an account's already; `rate-limited` after too many links.
   */
  async request(userId: string, email: string): Promise<void> {
    const now = this.clock.now();
    const id = newId(now.getTime());
    await this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (user?.email === email) throw sameEmail();
      if (await this.users.emailExists(email, tx.manager)) throw emailInUse();
      await tx.manager.delete(EmailChangeEntity, { expiresAt: LessThanOrEqual(now) });
      await this.limit(tx, { userId }, MAX_PER_USER);
      await this.limit(tx, { email }, MAX_PER_ADDRESS);
      const expiresAt = new Date(now.getTime() + TTL_MS);
      const row = { id, userId, email, hash: hashOf(this.tokenOf(id)), createdAt: now, expiresAt };
      await tx.manager.insert(EmailChangeEntity, row);
      tx.emit(EmailChangeRequested, { changeId: id });
    });
  }

  /**
   * Makes the change, and returns the new address. Sign-in links that were sent to the old one are worth nothing
   * afterwards.
   * @throws DomainError `forbidden` if the token is wrong, used or expired; `conflict` if the address was taken meanwhile.
   */
  async confirm(token: string): Promise<string> {
    try {
      return await this.database.transaction((tx) => this.change(tx, token));
    } catch (error) {
      throw isUniqueViolation(error) ? emailInUse() : error;
    }
  }

  private async change(tx: Transaction, token: string): Promise<string> {
    const change = await tx.manager.findOneBy(EmailChangeEntity, {
      hash: hashOf(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    const user = change && (await this.users.lock(tx, change.userId));
    // Again under the lock: a link works once.
    const isOpen = change && (await tx.manager.existsBy(EmailChangeEntity, { id: change.id }));
    if (!user || !isOpen || change.previousEmail !== null || user.email === change.email)
      throw wrongResetToken();
    if (await this.users.emailExists(change.email, tx.manager)) throw emailInUse();
    await tx.manager.update(UserEntity, { id: user.id }, { email: change.email });
    await tx.manager.update(EmailChangeEntity, { id: change.id }, { previousEmail: user.email });
    await tx.manager.delete(OneTimeCodeEntity, { userId: user.id, purpose: 'magic-link' });
    tx.emit(EmailChanged, { changeId: change.id });
    return change.email;
  }

  private async limit(
    { manager }: Transaction,
    where: FindOptionsWhere<EmailChangeEntity>,
    max: number,
  ): Promise<void> {
    const now = this.clock.now().getTime();
    const recent = await manager.find(EmailChangeEntity, {
      where: { ...where, createdAt: MoreThan(new Date(now - WINDOW_MS)) },
      order: { createdAt: 'ASC' },
    });
    if (recent.length < max) return;
    const freeAgainAt = recent[recent.length - max]!.createdAt.getTime() + WINDOW_MS;
    throw tooManyChanges(Math.ceil((freeAgainAt - now) / 1000));
  }
}
