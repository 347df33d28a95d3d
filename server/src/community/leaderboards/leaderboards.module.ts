import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RealtimeModule } from '@server/community/realtime';
import { CatalogModule } from '@server/learning/catalog';
import { UsersModule } from '@server/people/users';
import { ExpireDayXp } from './expire-day-xp';
import { FeedEntryEntity } from './feed-entry.entity';
import { FollowLearners } from './follow-learners';
import { Karma } from './karma-source';
import { LeaderboardEntries } from './leaderboard-entries';
import { LeaderboardEntryEntity } from './leaderboard-entry.entity';
import { LeaderboardTotalsEntity } from './leaderboard-totals.entity';
import { Leaderboards } from './leaderboards';
import { LeaderboardsController } from './leaderboards.controller';
import { LessonFeed } from './lesson-feed';
import { ReportKarma } from './report-karma';
import { ReviewKarma } from './review-karma';

@Module({
  imports: [
    CatalogModule,
    DiscoveryModule,
    RealtimeModule,
    UsersModule,
    TypeOrmModule.forFeature([FeedEntryEntity, LeaderboardEntryEntity, LeaderboardTotalsEntity]),
  ],
  controllers: [LeaderboardsController],
  providers: [
    ExpireDayXp,
    FollowLearners,
    Karma,
    LeaderboardEntries,
    Leaderboards,
    LessonFeed,
    ReportKarma,
    ReviewKarma,
  ],
  exports: [LeaderboardEntries, Leaderboards],
})
export class LeaderboardsModule {}
