import { Injectable, Optional } from '@nestjs/common';
import { OpenSignUp, SignUpRules, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId, type Transaction } from '@server/platform/database';
import { MAX_INVITATIONS_A_DAY } from '@shared/rules/recruits';
import { MoreThan } from 'typeorm';
import { RecruitInvitationEntity } from './recruit-invitation.entity';
import { ownRecruit, tooManyInvitations } from './recruits.errors';
import { FriendInvited } from './recruits.events';

const DAY_MS = 86_400_000;

export interface Friend {
  /** Lowercase; the contract's schema converts it. */
  email: string;
  name: string;
}

/**
 * Stores an invitation, which is mailed later. Whether the address has an account isn't looked up here, so neither the
 * reply nor its timing can depend on it.
 */
@Injectable()
export class InviteFriend {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    @Optional() private readonly rules: SignUpRules = new OpenSignUp(),
  ) {}

  /**
   * @throws DomainError `conflict` for the learner's own address; `forbidden` for one that may not sign up; `rate-limited`
   * after too many in a day.
   */
  async execute(userId: string, { email, name }: Friend): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (user?.email === email) throw ownRecruit();
      await this.rules.check(tx.manager, email);
      const invitedAt = this.clock.now();
      const id = newId(invitedAt.getTime());
      const row = { id, recruiterId: userId, email, name, invitedAt, mailedAt: null };
      if (!(await insertOnce(tx, RecruitInvitationEntity, row))) return;
      await this.rejectTooMany(tx, userId, invitedAt);
      tx.emit(FriendInvited, { invitationId: id });
    });
  }

  /** Counts the one that was just added. */
  private async rejectTooMany(tx: Transaction, recruiterId: string, now: Date): Promise<void> {
    const invitedAt = MoreThan(new Date(now.getTime() - DAY_MS));
    const recent = await tx.manager.find(RecruitInvitationEntity, {
      select: { invitedAt: true },
      where: { recruiterId, invitedAt },
      order: { invitedAt: 'ASC' },
    });
    if (recent.length <= MAX_INVITATIONS_A_DAY) return;
    const freeAgainAt = recent[0]!.invitedAt.getTime() + DAY_MS;
    throw tooManyInvitations(Math.ceil((freeAgainAt - now.getTime()) / 1_000));
  }
}
