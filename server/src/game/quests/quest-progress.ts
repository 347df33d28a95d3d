import { Injectable } from '@nestjs/common';
import { SEER_STONE_USED } from '@server/game/xp';
import type { QuestMetric } from '@shared/rules/quests';
import { questOf } from '@shared/rules/quests';
import { DataSource } from 'typeorm';
import type { UserQuestEntity } from './user-quest.entity';

type Rows = Promise<Array<{ total: number | null }>>;

/** Counts what a learner has done while a quest was accepted. Nothing is added up, so nothing is counted twice. */
@Injectable()
export class QuestProgress {
  private readonly counts: Record<QuestMetric, (quest: UserQuestEntity) => Rows>;

  constructor(private readonly dataSource: DataSource) {
    this.counts = { lessons: this.lessons, xp: this.xp, first_tries: this.firstTries };
  }

  /** At most what the quest asks for. */
  async of(quest: UserQuestEntity): Promise<number> {
    const goal = questOf(quest.questId)?.goal;
    if (!goal) return 0;
    if (quest.completedAt) return goal.count;
    const [row] = await this.counts[goal.metric].call(this, quest);
    return Math.min(goal.count, Math.max(0, Number(row?.total ?? 0)));
  }

  private lessons({ userId, acceptedAt, expiresAt }: UserQuestEntity): Rows {
    return this.dataSource.sql`
      SELECT COUNT(*) AS total FROM exercise_progress
      WHERE user_id = ${userId} AND exercise_source = 'lesson'
        AND first_success_at >= ${acceptedAt.getTime()} AND first_success_at < ${expiresAt.getTime()}`;
  }

  private xp({ userId, acceptedAt, expiresAt }: UserQuestEntity): Rows {
    return this.dataSource.sql`
      SELECT SUM(amount) AS total FROM ledger_entries
      WHERE user_id = ${userId} AND currency = 'xp'
        AND created_at >= ${acceptedAt.getTime()} AND created_at < ${expiresAt.getTime()}`;
  }

  /** As sharpshooter counts them: a solution that was viewed first doesn't count, unless a seer stone paid for it. */
  private firstTries({ userId, acceptedAt, expiresAt }: UserQuestEntity): Rows {
    return this.dataSource.sql`
      SELECT COUNT(*) AS total FROM exercise_progress p
      WHERE p.user_id = ${userId} AND p.exercise_source = 'lesson'
        AND p.first_success_at >= ${acceptedAt.getTime()} AND p.first_success_at < ${expiresAt.getTime()}
        AND NOT EXISTS (
          SELECT 1 FROM submissions s
          WHERE s.user_id = p.user_id AND s.exercise_source = p.exercise_source AND s.exercise_id = p.exercise_id
            AND s.result_slug = 'failure' AND s.created_at <= p.first_success_at)
        AND (p.solution_viewed_at IS NULL OR p.solution_viewed_at >= p.first_success_at OR EXISTS (
          SELECT 1 FROM ledger_entries l
          WHERE l.user_id = p.user_id AND l.currency = 'seer_stone' AND l.reason = ${SEER_STONE_USED.name}
            AND l.source = p.exercise_id))`;
  }
}
