import { Module } from '@nestjs/common';
import { AuthModule } from '@server/auth';
import { CatalogModule } from '@server/catalog';
import { CertificatesModule } from '@server/certificates';
import { AchievementsModule } from '@server/game/achievements';
import { LeaderboardsModule } from '@server/game/leaderboards';
import { StreakModule } from '@server/game/streak';
import { UsersModule } from '@server/users';
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
