import { Injectable } from '@nestjs/common';
import { EarnAchievements } from '@server/game/achievements';
import { Chests, RewardClaimed } from '@server/game/rewards';
import { LessonCompleted } from '@server/learning/lessons';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { QUEST_CHESTS, questOf } from '@shared/rules/quests';
import { DataSource, IsNull } from 'typeorm';
import { QuestProgress } from './quest-progress';
import { UserQuestEntity } from './user-quest.entity';

/** Gives the chest of a quest as soon as its goal is reached, once. */
@Injectable()
export class CompleteQuest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly progress: QuestProgress,
    private readonly chests: Chests,
    private readonly achievements: EarnAchievements,
    private readonly clock: Clock,
  ) {}

  @OnEvent(LessonCompleted, 'quests.lesson-completed')
  onLessonCompleted({ userId }: EventPayload<typeof LessonCompleted>): Promise<void> {
    return this.execute(userId);
  }

  /** A course's XP counts, too. */
  @OnEvent(RewardClaimed, 'quests.reward-claimed')
  onRewardClaimed({ userId }: EventPayload<typeof RewardClaimed>): Promise<void> {
    return this.execute(userId);
  }

  /**
   * What counts is when things were done, so a late event still completes a quest that has expired since, also if the
   * learner has accepted the next one.
   */
  async execute(userId: string): Promise<void> {
    const open = await this.dataSource.manager.find(UserQuestEntity, {
      where: { userId, completedAt: IsNull() },
      order: { acceptedAt: 'DESC' },
      take: 2,
    });
    for (const row of open) await this.completeIfReached(row);
  }

  private async completeIfReached(row: UserQuestEntity): Promise<void> {
    const { userId } = row;
    const quest = questOf(row.questId);
    if (!quest || (await this.progress.of(row)) < quest.goal.count) return;
    const { id } = row;
    const at = this.clock.now();
    await this.database.transaction(async (tx) => {
      await tx.manager.update(UserQuestEntity, { id, completedAt: IsNull() }, { completedAt: at });
      const kind = QUEST_CHESTS[quest.difficulty];
      await this.chests.award(tx, { userId, kind, source: 'daily_quest', sourceId: id, at });
    });
    await this.achievements.execute(userId, ['quests_completed']);
  }
}
