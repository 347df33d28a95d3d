import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, LeagueData } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentLeague } from './league.presenter';
import { Leagues } from './leagues';

@Controller()
export class LeaguesController {
  constructor(private readonly leagues: Leagues) {}

  @Serve(contract.getLeagueLeaderboard)
  @RateLimit(120, 60_000)
  async own(
    @Input() { params, query }: InputOf<typeof contract.getLeagueLeaderboard>,
    @UserId() userId: string,
  ): Promise<LeagueData> {
    return presentLeague(await this.leagues.of(userId, params.id), query.limit);
  }
}
