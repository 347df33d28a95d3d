import { Injectable } from '@nestjs/common';
import { AchievementMetric, countOf } from '@server/game/achievements';
import { DataSource } from 'typeorm';

/** XP earned in fights. */
@Injectable()
export class BossDamageDealt extends AchievementMetric {
  readonly name = 'boss_damage';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COALESCE(SUM(xp), 0) AS total FROM boss_damage WHERE user_id = ${userId}`);
  }
}

/** Different bosses that the learner had hit before they were defeated. */
@Injectable()
export class BossesDefeated extends AchievementMetric {
  readonly name = 'bosses_defeated';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(DISTINCT events.boss) AS total FROM boss_damage AS damage
      JOIN boss_events AS events ON events.id = damage.event_id
      WHERE damage.user_id = ${userId} AND damage.first_hit_at <= events.defeated_at`);
  }
}

@Injectable()
export class BossChestsOpened extends AchievementMetric {
  readonly name = 'boss_chests_opened';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(*) AS total FROM user_chests AS chests
      JOIN rewards ON rewards.user_id = chests.user_id AND rewards.subject_id = chests.id
      WHERE chests.user_id = ${userId} AND chests.source = 'boss_reward'
        AND rewards.type = 'chest_earned' AND rewards.claimed_at IS NOT NULL`);
  }
}

export const BOSS_METRICS = [BossChestsOpened, BossDamageDealt, BossesDefeated];
