import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type {
  ArchmagePlace,
  InputOf,
  KarmaPlace,
  LeaderboardStats,
  LessonFeedEvent,
  Standing,
  XPPlace,
} from '@shared/contracts';
import * as contract from '@shared/contracts';
import {
  presentArchmage,
  presentFeedLesson,
  presentKarmaPlace,
  presentStanding,
  presentTotals,
  presentXpPlace,
} from './leaderboard.presenter';
import { LeaderboardEntries } from './leaderboard-entries';
import { Leaderboards } from './leaderboards';
import { LessonFeed } from './lesson-feed';

/** Guests count by address, and a school may have one for everybody. */
const READS_PER_MINUTE = 300;
const CHANGES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

@Controller()
export class LeaderboardsController {
  constructor(
    private readonly boards: Leaderboards,
    private readonly feed: LessonFeed,
    private readonly entries: LeaderboardEntries,
  ) {}

  @Serve(contract.getLeaderboardStats)
  @RateLimit(READS_PER_MINUTE, MINUTE_MS)
  async stats(): Promise<LeaderboardStats> {
    return presentTotals(await this.boards.totals());
  }

  @Serve(contract.getXPLeaderboard)
  @RateLimit(READS_PER_MINUTE, MINUTE_MS)
  async xp(@Input() _input: InputOf<typeof contract.getXPLeaderboard>): Promise<XPPlace[]> {
    return (await this.boards.ofDay()).map(presentXpPlace);
  }

  @Serve(contract.getArchmageLeaderboard)
  @RateLimit(READS_PER_MINUTE, MINUTE_MS)
  async archmages(): Promise<ArchmagePlace[]> {
    return (await this.boards.ofArchmages()).map(presentArchmage);
  }

  @Serve(contract.getKarmaLeaderboard)
  @RateLimit(READS_PER_MINUTE, MINUTE_MS)
  async karma(): Promise<KarmaPlace[]> {
    return (await this.boards.ofKarma()).map(presentKarmaPlace);
  }

  @Serve(contract.getLessonFeed)
  @RateLimit(READS_PER_MINUTE, MINUTE_MS)
  async lessons(): Promise<LessonFeedEvent[]> {
    return (await this.feed.newest()).map(presentFeedLesson);
  }

  @Serve(contract.getStanding)
  @RateLimit(READS_PER_MINUTE, MINUTE_MS)
  async standing(@UserId() userId: string): Promise<Standing> {
    return presentStanding(await this.boards.standingOf(userId));
  }

  @Serve(contract.setCompetes)
  @RateLimit(CHANGES_PER_MINUTE, MINUTE_MS)
  async setCompetes(
    @Input() { body }: InputOf<typeof contract.setCompetes>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.entries.setCompetes(userId, body.competes);
    return {};
  }

  @Serve(contract.hideCompetition)
  @RateLimit(CHANGES_PER_MINUTE, MINUTE_MS)
  async hide(
    @Input() { body }: InputOf<typeof contract.hideCompetition>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.entries.setHidden(userId, body.hidden);
    return {};
  }
}
