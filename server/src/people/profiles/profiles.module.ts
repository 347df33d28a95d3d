import { Module } from '@nestjs/common';
import { LeaderboardsModule } from '@server/community/leaderboards';
import { AchievementsModule } from '@server/game/achievements';
import { StreakModule } from '@server/game/streak';
import { CatalogModule } from '@server/learning/catalog';
import { CertificatesModule } from '@server/learning/certificates';
import { AuthModule } from '@server/people/auth';
import { UsersModule } from '@server/people/users';
import { Learned } from './learned';
import { OpenProfile } from './open-profile';
import { ProfileCards } from './profile-card';
import { ProfilesController } from './profiles.controller';

/** Learners' public pages (docs/profiles.md). */
@Module({
  imports: [
    AchievementsModule,
    AuthModule,
    CatalogModule,
    CertificatesModule,
    LeaderboardsModule,
    StreakModule,
    UsersModule,
  ],
  controllers: [ProfilesController],
  providers: [Learned, OpenProfile, ProfileCards],
  exports: [Learned],
})
export class ProfilesModule {}
