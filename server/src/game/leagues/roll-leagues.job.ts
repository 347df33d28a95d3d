import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { ScheduledJob } from '@server/platform/jobs';
import { HIGHEST_TIER, seasonAt } from '@shared/rules/leagues';
import { PlaceLearners } from './place-learners';
import { SettleLeague } from './settle-league';

/** Lets what was completed in the last second of a season arrive. */
const GRACE_MS = 30_000;

/**
 * Ends the seasons that are over, and forms the groups of the one that's running. Each group is a transaction of its
 * own, so a run that's interrupted is continued by the next one, in any process.
 */
@Injectable()
export class RollLeagues extends ScheduledJob {
  readonly name = 'leagues.roll';
  readonly everyMs = 60_000;

  constructor(
    private readonly settle: SettleLeague,
    private readonly place: PlaceLearners,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(_slot: Date, signal?: AbortSignal): Promise<void> {
    const season = seasonAt(new Date(this.clock.now().getTime() - GRACE_MS));
    for (let due = await this.settle.due(season); due.length > 0; due = await this.settle.due(season)) {
      for (const id of due) {
        signal?.throwIfAborted();
        await this.settle.execute(id);
      }
    }
    for (let tier = HIGHEST_TIER; tier >= 0; tier--)
      while (await this.place.nextGroup(season, tier)) signal?.throwIfAborted();
  }
}
