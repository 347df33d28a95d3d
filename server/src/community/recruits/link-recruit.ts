import { Injectable } from '@nestjs/common';
import { Handles, type UserEntity, UserRepository, UserSignedUp } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, type Transaction } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { CONFIRM_DAYS } from '@shared/rules/recruits';
import { RecruitEntity } from './recruit.entity';
import { RecruitInvitationEntity } from './recruit-invitation.entity';
import {
  alreadyRecruited,
  ownRecruit,
  ownRecruiter,
  tooLateToConfirm,
  unknownHandle,
} from './recruits.errors';
import { RecruitJoined } from './recruits.events';

const DAY_MS = 86_400_000;

/** Until when an account can say who recruited it. */
export const confirmUntil = ({ createdAt }: UserEntity): Date =>
  new Date(createdAt.getTime() + CONFIRM_DAYS * DAY_MS);

/** Links learners to who recruited them: by the link they signed up from, or by its owner's handle. */
@Injectable()
export class LinkRecruit {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly handles: Handles,
    private readonly clock: Clock,
  ) {}

  @OnEvent(UserSignedUp, 'recruits.signed-up')
  async onSignedUp({ userId }: EventPayload<typeof UserSignedUp>): Promise<void> {
    const user = await this.users.find(userId);
    if (!user?.referringUserId) return;
    const recruiterId = user.referringUserId;
    await this.database.transaction(async (tx) => {
      await this.lockBoth(tx, userId, recruiterId);
      if (!(await isRecruitedBy(tx, recruiterId, userId))) await this.link(tx, user, recruiterId);
    });
  }

  /**
   * @param handle Of the recruiter; an earlier one will do.
   * @throws DomainError `not-found` for an unknown handle; `conflict` for the learner's own and that of their own recruit,
   * for a second one, and once the account is too old.
   */
  async confirm(userId: string, handle: string): Promise<void> {
    const recruiter = await this.handles.find(handle);
    if (!recruiter) throw unknownHandle(handle);
    if (recruiter.id === userId) throw ownRecruit();
    await this.database.transaction(async (tx) => {
      const user = await this.lockBoth(tx, userId, recruiter.id);
      if (!user) throw unknownHandle(handle);
      const linked = await tx.manager.findOneBy(RecruitEntity, { recruitId: userId });
      if (linked?.recruiterId === recruiter.id) return;
      if (linked)
        throw alreadyRecruited((await this.users.find(linked.recruiterId, tx.manager))?.handle ?? 'a friend');
      if (this.clock.now() > confirmUntil(user)) throw tooLateToConfirm();
      if (await isRecruitedBy(tx, recruiter.id, userId)) throw ownRecruiter(handle);
      await this.link(tx, user, recruiter.id);
    });
  }

  /**
   * Both, always in the same order: two learners who name each other at once take turns, and neither waits for the other.
   * @returns the learner; null if they're gone.
   */
  private async lockBoth(tx: Transaction, userId: string, recruiterId: string): Promise<UserEntity | null> {
    const locked = new Map<string, UserEntity | null>();
    for (const id of [userId, recruiterId].sort()) locked.set(id, await this.users.lock(tx, id));
    return locked.get(userId) ?? null;
  }

  /** The recruiter who invited this address sees their friend under the name they gave them. */
  private async link(
    tx: Transaction,
    { id: recruitId, email }: UserEntity,
    recruiterId: string,
  ): Promise<void> {
    const invitation = await tx.manager.findOneBy(RecruitInvitationEntity, { recruiterId, email });
    const joinedAt = this.clock.now();
    const nothingYet = { lessons: 0, days: 0, startedAt: null, settledAt: null, rewardedAt: null };
    const row = { recruitId, recruiterId, name: invitation?.name ?? '', joinedAt, ...nothingYet };
    if (!(await insertOnce(tx, RecruitEntity, row))) return;
    if (invitation) await tx.manager.delete(RecruitInvitationEntity, { id: invitation.id });
    tx.emit(RecruitJoined, { recruiterId, recruitId });
  }
}

const isRecruitedBy = ({ manager }: Transaction, recruitId: string, recruiterId: string): Promise<boolean> =>
  manager.existsBy(RecruitEntity, { recruitId, recruiterId });
