import { Injectable } from '@nestjs/common';
import { type UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';
import { confirmUntil } from './link-recruit';
import { RecruitEntity } from './recruit.entity';
import { RecruitInvitationEntity } from './recruit-invitation.entity';

const MAX_LISTED = 100;

export interface JoinedFriend {
  recruit: RecruitEntity;
  /** Null if the account is gone. */
  user: UserEntity | null;
}

/** What a learner's dialog shows. */
export interface RecruitsView {
  user: UserEntity;
  recruiter: UserEntity | null;
  /** Null once it's too late, or if it's known already. */
  confirmUntil: Date | null;
  joined: JoinedFriend[];
  invitations: RecruitInvitationEntity[];
}

/** Reads whom learners have invited and recruited. */
@Injectable()
export class Recruits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<RecruitsView> {
    const { manager } = this.dataSource;
    const [user, own, recruits, invitations] = await Promise.all([
      this.users.get(userId),
      manager.findOneBy(RecruitEntity, { recruitId: userId }),
      manager.find(RecruitEntity, {
        where: { recruiterId: userId },
        order: { joinedAt: 'DESC' },
        take: MAX_LISTED,
      }),
      manager.find(RecruitInvitationEntity, {
        where: { recruiterId: userId },
        order: { invitedAt: 'DESC' },
        take: MAX_LISTED,
      }),
    ]);
    const people = await this.users.findMany([
      ...recruits.map(({ recruitId }) => recruitId),
      ...(own ? [own.recruiterId] : []),
    ]);
    const until = confirmUntil(user);
    return {
      user,
      recruiter: (own && people.get(own.recruiterId)) ?? null,
      confirmUntil: !own && this.clock.now() <= until ? until : null,
      joined: recruits.map((recruit) => ({ recruit, user: people.get(recruit.recruitId) ?? null })),
      invitations,
    };
  }
}
