import { Controller } from '@nestjs/common';
import { GUEST } from '@server/people/access';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { GetActivity } from './get-activity';
import { GetStats } from './get-stats';
import { GetStreak } from './get-streak';
import { presentStats, presentStreak } from './streak.presenter';
import { StreakSettings } from './streak-settings';

/** Both count a year of days. */
const PER_MINUTE = 120;
const MINUTE_MS = 60_000;

@Controller()
export class StreakController {
  constructor(
    private readonly getStreak: GetStreak,
    private readonly getActivity: GetActivity,
    private readonly getStats: GetStats,
    private readonly settings: StreakSettings,
  ) {}

  @Serve(contract.getStreak)
  async streak(@UserId() userId: string): Promise<contract.Streak> {
    return presentStreak(await this.getStreak.execute(userId));
  }

  @Serve(contract.getEmber)
  async ember(@UserId() userId: string): Promise<contract.Ember> {
    const { embers, streak } = await this.getStreak.execute(userId);
    return { Count: embers, Progress: streak.emberProgress };
  }

  @Serve(contract.getStats)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async stats(@UserId() userId: string): Promise<contract.Stats> {
    return presentStats(await this.getStats.execute(userId));
  }

  @Serve(contract.changeStreakSettings)
  async change(
    @Input() { body }: InputOf<typeof contract.changeStreakSettings>,
    @UserId() userId: string,
  ): Promise<contract.Streak> {
    await this.settings.change(userId, body);
    return this.streak(userId);
  }

  @Serve(contract.setRestDay)
  async restDay(
    @Input() { body }: InputOf<typeof contract.setRestDay>,
    @UserId() userId: string,
  ): Promise<contract.Streak> {
    await this.settings.setRestDay(userId, body.date, body.isRest);
    return this.streak(userId);
  }

  @Serve(contract.getActivityHeatmap)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async heatmap(
    @Input() { params, query }: InputOf<typeof contract.getActivityHeatmap>,
    @UserId() caller: string | undefined,
  ): Promise<contract.HeatmapValue[]> {
    const input = { viewer: caller ?? GUEST, handle: params.handle, timeZone: query.timezone };
    const days = await this.getActivity.execute(input);
    return days.map(({ day, count }) => ({ date: day, count }));
  }
}
