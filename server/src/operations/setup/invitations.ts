import { Injectable } from '@nestjs/common';
import { Audit, PAGE_SIZE } from '@server/operations/audit';
import { SiteInvitationEntity } from '@server/operations/site-settings';
import { UserRepository, UserSignedUp } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { LessThan } from 'typeorm';
import { hasAccount, invitationGone } from './setup.errors';
import { SiteInvitationSent } from './setup.events';

/** Addresses that may sign up under any rule. An invitation is used up by signing up. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Emails it; repeating that sends another email.
   * @throws DomainError `conflict` for an address with an account.
   */
  async invite(adminId: string, email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.users.emailExists(email, tx.manager)) throw hasAccount();
      const createdAt = this.clock.now();
      const row = { id: newId(createdAt.getTime()), createdAt, email, adminId };
      const isNew = await insertOnce(tx, SiteInvitationEntity, row);
      const { id } = isNew ? row : await tx.manager.findOneByOrFail(SiteInvitationEntity, { email });
      if (isNew) await this.audit.record(tx, { adminId, action: 'invite', subject: id, details: {} });
      tx.emit(SiteInvitationSent, { invitationId: id });
    });
  }

  /** At most 50, the newest first; the next ones come after the last one's id. */
  list(after: string | undefined): Promise<SiteInvitationEntity[]> {
    return this.database.dataSource.manager.find(SiteInvitationEntity, {
      where: after === undefined ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: PAGE_SIZE,
    });
  }

  /** @throws DomainError `not-found`, also once it was used. */
  async withdraw(adminId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.manager.delete(SiteInvitationEntity, { id });
      if (affected !== 1) throw invitationGone();
      await this.audit.record(tx, { adminId, action: 'withdraw-invitation', subject: id, details: {} });
    });
  }

  /** So that the address isn't kept any longer than it's needed. */
  @OnEvent(UserSignedUp, 'setup.use-invitation')
  async forget({ userId }: EventPayload<typeof UserSignedUp>): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    await this.database.transaction((tx) => tx.manager.delete(SiteInvitationEntity, { email: user.email }));
  }
}
