import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { insertOnce, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { QUESTS, type Quest, questOf } from '@shared/rules/quests';
import { text } from '@shared/texts';
import { DataSource, type EntityManager } from 'typeorm';
import { SwitchedOffQuestEntity } from './switched-off-quest.entity';

const DAY_MS = 86_400_000;
const COUNTED_DAYS = 30;

/** A quest and what became of it in the last 30 days. */
export interface QuestUse {
  quest: Quest;
  isOn: boolean;
  accepted: number;
  completed: number;
}

/** Which quests are on the daily boards. All of them, unless an admin has switched one off. */
@Injectable()
export class QuestSwitches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The ids of those that are off. */
  async off(manager: EntityManager = this.dataSource.manager): Promise<ReadonlySet<string>> {
    const rows = await manager.find(SwitchedOffQuestEntity);
    return new Set(rows.map(({ questId }) => questId));
  }

  async all(): Promise<QuestUse[]> {
    const since = this.clock.now().getTime() - COUNTED_DAYS * DAY_MS;
    const [off, rows] = await Promise.all([
      this.off(),
      this.dataSource.manager.sql<Array<{ quest_id: string; accepted: number; completed: number }>>`
        SELECT quest_id, COUNT(*) AS accepted, COUNT(completed_at) AS completed
        FROM user_quests WHERE accepted_at >= ${since} GROUP BY quest_id`,
    ]);
    const uses = new Map(rows.map((row) => [row.quest_id, row]));
    return QUESTS.map((quest) => ({
      quest,
      isOn: !off.has(quest.id),
      accepted: Number(uses.get(quest.id)?.accepted ?? 0),
      completed: Number(uses.get(quest.id)?.completed ?? 0),
    }));
  }

  /**
   * Whether that changed anything. Accepted quests go on.
   * @throws DomainError `not-found`; `conflict` for the last quest of its difficulty, which every board needs.
   */
  async switch(tx: Transaction, questId: string, isOn: boolean): Promise<boolean> {
    const quest = questOf(questId);
    if (!quest) throw new DomainError('not-found', text('admin.no-such-quest'));
    const off = await this.off(tx.manager);
    if (off.has(questId) !== isOn) return false;
    if (isOn) {
      await tx.manager.delete(SwitchedOffQuestEntity, { questId });
      return true;
    }
    const others = QUESTS.filter(({ id, difficulty }) => difficulty === quest.difficulty && id !== questId);
    if (others.every(({ id }) => off.has(id))) throw new DomainError('conflict', text('admin.last-quest'));
    return insertOnce(tx, SwitchedOffQuestEntity, { questId, switchedOffAt: this.clock.now() });
  }
}
