import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeaderboardsModule } from '@server/community/leaderboards';
import { NotificationsModule } from '@server/community/notifications';
import { JoinLeague } from './join-league';
import { LeagueEntity } from './league.entity';
import { LeagueGroups } from './league-groups';
import { LeagueMemberEntity } from './league-member.entity';
import { Leagues } from './leagues';
import { LeaguesController } from './leagues.controller';
import { NotifyBest } from './notify-best.job';
import { PlaceLearners } from './place-learners';
import { RollLeagues } from './roll-leagues.job';
import { SettleLeague } from './settle-league';

/** Groups of learners who compete for four weeks (docs/leagues.md). */
@Module({
  imports: [
    LeaderboardsModule,
    NotificationsModule,
    TypeOrmModule.forFeature([LeagueEntity, LeagueMemberEntity]),
  ],
  controllers: [LeaguesController],
  providers: [JoinLeague, LeagueGroups, Leagues, NotifyBest, PlaceLearners, RollLeagues, SettleLeague],
})
export class LeaguesModule {}
