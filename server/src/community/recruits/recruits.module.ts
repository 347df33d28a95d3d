import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeaderboardsModule } from '@server/community/leaderboards';
import { AchievementsModule } from '@server/game/achievements';
import { RewardsModule } from '@server/game/rewards';
import { UsersModule } from '@server/people/users';
import { MailModule } from '@server/platform/mail';
import { FollowRecruits } from './follow-recruits';
import { ForgetInvitations } from './forget-invitations';
import { FriendsRecruited, RecruitKarma } from './friends-recruited';
import { InviteFriend } from './invite-friend';
import { LinkRecruit } from './link-recruit';
import { MailInvitation } from './mail-invitation';
import { RecruitEntity } from './recruit.entity';
import { RecruitInvitationEntity } from './recruit-invitation.entity';
import { Recruits } from './recruits';
import { RecruitsController } from './recruits.controller';

/** Friends who bring friends (docs/recruits.md). */
@Module({
  imports: [
    AchievementsModule,
    LeaderboardsModule,
    MailModule,
    RewardsModule,
    UsersModule,
    TypeOrmModule.forFeature([RecruitEntity, RecruitInvitationEntity]),
  ],
  controllers: [RecruitsController],
  providers: [
    FollowRecruits,
    ForgetInvitations,
    FriendsRecruited,
    InviteFriend,
    LinkRecruit,
    MailInvitation,
    RecruitKarma,
    Recruits,
  ],
})
export class RecruitsModule {}
