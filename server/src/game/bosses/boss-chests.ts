import { Injectable } from '@nestjs/common';
import { Chests } from '@server/game/rewards';
import { Clock } from '@server/platform/clock';
import { Database, lockRow } from '@server/platform/database';
import { BOSS_CHESTS, chestsOfCommunity, chestsOfLearner } from '@shared/rules/bosses';
import { BossDamageEntity } from './boss-damage.entity';
import type { BossEventEntity } from './boss-event.entity';

/** Gives learners the chests of a fight: those that they and all learners together have reached, each once. */
@Injectable()
export class BossChests {
  constructor(
    private readonly database: Database,
    private readonly chests: Chests,
    private readonly clock: Clock,
  ) {}

  /** @param totalXp By all learners together. */
  async award(event: BossEventEntity, userId: string, totalXp: number): Promise<void> {
    const key = { eventId: event.id, userId };
    await this.database.transaction(async (tx) => {
      const damage = await lockRow(tx, BossDamageEntity, key);
      if (!damage) return;
      const earned = Math.min(chestsOfCommunity(totalXp, event.health), chestsOfLearner(damage.xp));
      if (earned <= damage.chests) return;
      const at = this.clock.now();
      for (const [index, { chest: kind }] of BOSS_CHESTS.entries()) {
        if (index < damage.chests || index >= earned) continue;
        const sourceId = `${event.id}.${index + 1}`;
        await this.chests.award(tx, { userId, kind, source: 'boss_reward', sourceId, at });
      }
      await tx.manager.update(BossDamageEntity, key, { chests: earned });
    });
  }
}
