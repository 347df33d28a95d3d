import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BossDamageEntity } from './boss-damage.entity';
import { BossEvents } from './boss-events';
import { BossFeed } from './boss-feed';
import type { BossFight, FeedHit } from './boss-fight';
import { BossList } from './boss-list';
import { type BossTotals, ReadTotals } from './boss-totals';

/** Reads the fight that started last. */
@Injectable()
export class GetBossFight {
  constructor(
    private readonly dataSource: DataSource,
    private readonly list: BossList,
    private readonly events: BossEvents,
    private readonly totals: ReadTotals,
    private readonly feed: BossFeed,
  ) {}

  /** Undefined if there was none, or its boss is no longer in the content. */
  async execute(userId: string | undefined): Promise<BossFight | undefined> {
    const event = await this.events.newest();
    const boss = event && this.list.find(event.boss);
    if (!event || !boss) return undefined;
    const totals = await this.totals.of(event);
    const damage = userId
      ? await this.dataSource.manager.findOneBy(BossDamageEntity, { eventId: event.id, userId })
      : null;
    return { event, boss, totals, userXp: damage?.xp ?? 0 };
  }

  /** Its newest hits, and how it's going. */
  async newestHits(): Promise<{ hits: FeedHit[]; totals: BossTotals }> {
    const event = await this.events.newest();
    if (!event) return { hits: [], totals: { xp: 0, lessons: 0, aura: 0 } };
    return { hits: await this.feed.newest(event), totals: await this.totals.of(event) };
  }
}
