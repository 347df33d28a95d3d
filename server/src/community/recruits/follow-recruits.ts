import { Injectable } from '@nestjs/common';
import { LeaderboardEntries } from '@server/community/leaderboards';
import { EarnAchievements } from '@server/game/achievements';
import { Chests } from '@server/game/rewards';
import { LessonCompleted } from '@server/learning/lessons';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { dayIn } from '@shared/rules/days';
import {
  hasSettledIn,
  RECRUIT_CHEST,
  RECRUITER_CHEST,
  RECRUITER_CHEST_LIMIT,
  type RecruitProgress,
} from '@shared/rules/recruits';
import { DataSource, MoreThan } from 'typeorm';
import { RecruitEntity } from './recruit.entity';
import { RecruitJoined, RecruitSettled, RecruitStarted } from './recruits.events';

const DAY_MS = 86_400_000;
const source = 'friend_recruitment';

/** Counts what recruits have learned, and gives both sides their chests, each once. */
@Injectable()
export class FollowRecruits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly chests: Chests,
    private readonly achievements: EarnAchievements,
    private readonly leaderboard: LeaderboardEntries,
    private readonly clock: Clock,
  ) {}

  @OnEvent(LessonCompleted, 'recruits.lesson-completed')
  onLessonCompleted({ userId }: EventPayload<typeof LessonCompleted>): Promise<void> {
    return this.execute(userId);
  }

  /** Lessons from before count, too. */
  @OnEvent(RecruitJoined, 'recruits.joined')
  onJoined({ recruitId }: EventPayload<typeof RecruitJoined>): Promise<void> {
    return this.execute(recruitId);
  }

  @OnEvent(RecruitSettled, 'recruits.settled')
  async onSettled({ recruiterId }: EventPayload<typeof RecruitSettled>): Promise<void> {
    await this.achievements.execute(recruiterId, ['friends_recruited']);
    await this.leaderboard.refresh(recruiterId);
  }

  /** Safe to repeat: everything is counted again from the learner's progress. */
  async execute(recruitId: string): Promise<void> {
    const known = await this.dataSource.getRepository(RecruitEntity).findOneBy({ recruitId });
    if (!known || known.settledAt) return;
    const progress = await this.progressOf(recruitId);
    if (progress.lessons === 0) return;
    await this.database.transaction(async (tx) => {
      // The recruiter first, so that two friends who settle in together don't both pass the limit.
      await this.users.lock(tx, known.recruiterId);
      const recruit = await lockRow(tx, RecruitEntity, { recruitId });
      if (!recruit || recruit.settledAt) return;
      if (!recruit.startedAt) await this.start(tx, recruit);
      if (hasSettledIn(progress)) await this.settle(tx, recruit);
      const { startedAt, settledAt, rewardedAt } = recruit;
      await tx.manager.update(
        RecruitEntity,
        { recruitId },
        { ...progress, startedAt, settledAt, rewardedAt },
      );
    });
  }

  private async start(tx: Transaction, recruit: RecruitEntity): Promise<void> {
    const { recruitId, recruiterId } = recruit;
    const at = this.clock.now();
    recruit.startedAt = at;
    await this.chests.award(tx, { userId: recruitId, kind: RECRUIT_CHEST, source, sourceId: recruitId, at });
    tx.emit(RecruitStarted, { recruiterId, recruitId });
  }

  private async settle(tx: Transaction, recruit: RecruitEntity): Promise<void> {
    const { recruitId, recruiterId } = recruit;
    const at = this.clock.now();
    recruit.settledAt = at;
    const since = new Date(at.getTime() - RECRUITER_CHEST_LIMIT.days * DAY_MS);
    const recent = await tx.manager.countBy(RecruitEntity, { recruiterId, rewardedAt: MoreThan(since) });
    if (recent < RECRUITER_CHEST_LIMIT.chests) {
      recruit.rewardedAt = at;
      const award = { userId: recruiterId, kind: RECRUITER_CHEST, source, sourceId: recruitId, at } as const;
      await this.chests.award(tx, award);
    }
    tx.emit(RecruitSettled, { recruiterId, recruitId });
  }

  /** Lessons whose solution the learner didn't look at first, and the days on which they were solved. */
  private async progressOf(userId: string): Promise<RecruitProgress> {
    const user = await this.users.find(userId);
    if (!user) return { lessons: 0, days: 0 };
    const rows: Array<{ at: number }> = await this.dataSource.sql`
      SELECT first_success_at AS at FROM exercise_progress
      WHERE user_id = ${userId} AND exercise_source = 'lesson' AND first_success_at IS NOT NULL
        AND (solution_viewed_at IS NULL OR solution_viewed_at >= first_success_at)`;
    const days = new Set(rows.map(({ at }) => dayIn(user.timeZone, new Date(Number(at)))));
    return { lessons: rows.length, days: days.size };
  }
}
