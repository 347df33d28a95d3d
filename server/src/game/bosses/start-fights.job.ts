import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { ScheduledJob } from '@server/platform/jobs';
import { FIRST_BOSS_AFTER_MS, nextBossStart } from '@shared/rules/bosses';
import { DataSource } from 'typeorm';
import { BossEvents } from './boss-events';
import { BossList } from './boss-list';

/** Starts the next fight when it's due (docs/bosses.md), right away if that was during an outage. */
@Injectable()
export class StartFights extends ScheduledJob {
  readonly name = 'bosses.start-fights';
  readonly everyMs = 60_000;
  private readonly log = new Logger('Bosses');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly list: BossList,
    private readonly events: BossEvents,
  ) {
    super();
  }

  async run(): Promise<void> {
    const last = await this.events.newest();
    const boss = this.list.after(last?.boss);
    const dueAt = last ? nextBossStart(last) : await this.firstStart();
    if (!boss || !dueAt || dueAt > this.clock.now()) return;
    if (await this.events.start(boss)) this.log.log(`The fight against ${boss.name} has begun.`);
  }

  /** Undefined before anybody has signed up. */
  private async firstStart(): Promise<Date | undefined> {
    // Ids are in the order of time.
    const [first]: Array<{ created_at: number }> = await this.dataSource.sql`
      SELECT created_at FROM users ORDER BY id LIMIT 1`;
    return first && new Date(Number(first.created_at) + FIRST_BOSS_AFTER_MS);
  }
}
