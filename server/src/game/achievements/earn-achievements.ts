import { Injectable } from '@nestjs/common';
import { FeedbackReceived } from '@server/community/feedback';
import { Notifications } from '@server/community/notifications';
import { ReviewSubmitted } from '@server/community/reviews';
import { LeagueBadgeEarned, LeagueJoined } from '@server/game/leagues';
import { RewardClaimed, Rewards } from '@server/game/rewards';
import { SpreeExtended } from '@server/game/sharpshooter';
import { StreakDayCounted } from '@server/game/streak';
import { Ledger, LedgerReason } from '@server/game/xp';
import { CourseCompleted } from '@server/learning/certificates';
import { LessonCompleted } from '@server/learning/lessons';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, type Transaction } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { ACHIEVEMENT_METRICS, type AchievementMetricName } from '@shared/rules/achievements';
import { AchievementCountEntity } from './achievement-count.entity';
import { type Achievement, AchievementList } from './achievement-list';
import { AchievementMetrics } from './achievement-metric';

const ACHIEVEMENT = LedgerReason.define('achievement');

/** Gives learners the achievements whose goals they've reached, each once. */
@Injectable()
export class EarnAchievements {
  constructor(
    private readonly list: AchievementList,
    private readonly metrics: AchievementMetrics,
    private readonly rewards: Rewards,
    private readonly ledger: Ledger,
    private readonly notifications: Notifications,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @OnEvent(LessonCompleted, 'achievements.lesson-completed')
  onLessonCompleted({ userId }: EventPayload<typeof LessonCompleted>): Promise<void> {
    return this.execute(userId);
  }

  @OnEvent(CourseCompleted, 'achievements.course-completed')
  onCourseCompleted({ userId }: EventPayload<typeof CourseCompleted>): Promise<void> {
    return this.execute(userId);
  }

  @OnEvent(StreakDayCounted, 'achievements.streak-day')
  onStreakDay({ userId }: EventPayload<typeof StreakDayCounted>): Promise<void> {
    return this.execute(userId, ['longest_streak']);
  }

  /** Shots are counted after their lesson was completed. */
  @OnEvent(SpreeExtended, 'achievements.spree-extended')
  onSpreeExtended({ userId }: EventPayload<typeof SpreeExtended>): Promise<void> {
    return this.execute(userId, ['longest_spree']);
  }

  @OnEvent(ReviewSubmitted, 'achievements.review-submitted')
  onReview({ userId }: EventPayload<typeof ReviewSubmitted>): Promise<void> {
    return this.execute(userId, ['reviews_written']);
  }

  @OnEvent(FeedbackReceived, 'achievements.feedback-received')
  onFeedback({ userId }: EventPayload<typeof FeedbackReceived>): Promise<void> {
    return this.execute(userId, ['feedback_sent']);
  }

  @OnEvent(LeagueJoined, 'achievements.league-joined')
  onLeagueJoined({ userId }: EventPayload<typeof LeagueJoined>): Promise<void> {
    return this.execute(userId, ['leagues_joined']);
  }

  @OnEvent(LeagueBadgeEarned, 'achievements.league-badge')
  onLeagueBadge({ userId }: EventPayload<typeof LeagueBadgeEarned>): Promise<void> {
    return this.execute(userId, ['league_podiums']);
  }

  /** A course's XP can reach a level, and a chest can be the tenth. */
  @OnEvent(RewardClaimed, 'achievements.reward-claimed')
  onRewardClaimed({ userId }: EventPayload<typeof RewardClaimed>): Promise<void> {
    return this.execute(userId);
  }

  /**
   * Compares the learner's counts with the goals they haven't reached yet. Safe to repeat.
   * @param changed the counts that may have grown: a lesson leads to several events, and each looks at its own
   */
  async execute(
    userId: string,
    changed: readonly AchievementMetricName[] = ACHIEVEMENT_METRICS,
  ): Promise<void> {
    const earned = await this.rewards.subjects(userId, 'achievement_earned');
    const open = this.list.all.filter(
      ({ uuid, goal }) => changed.includes(goal.metric) && !earned.has(uuid) && this.metrics.has(goal.metric),
    );
    if (open.length === 0) return;
    const values = await this.metrics.valuesOf(
      userId,
      open.map(({ goal }) => goal.metric),
    );
    const reached = open.filter(({ goal }) => (values.get(goal.metric) ?? 0) >= goal.count);
    if (reached.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const achievement of reached) await this.unlock(tx, userId, achievement);
    });
  }

  private async unlock(
    tx: Transaction,
    userId: string,
    { uuid: id, title, translations, gems }: Achievement,
  ) {
    const at = this.clock.now();
    const reward = { userId, type: 'achievement_earned', subjectId: id, amount: gems, at } as const;
    if (!(await this.rewards.add(tx, { ...reward, claimedAt: at }))) return;
    const key = { userId, currency: 'gems', reason: ACHIEVEMENT, source: id } as const;
    await this.ledger.pay(tx, { ...key, amount: gems, at });
    if (!(await insertOnce(tx, AchievementCountEntity, { achievementId: id, learners: 1 })))
      await tx.manager.increment(AchievementCountEntity, { achievementId: id }, 'learners', 1);
    const data = { achievementId: id, title, translations: titlesOf(translations) };
    await this.notifications.add(tx, { userId, type: 'achievement_earned', data, key: id, at });
  }
}

const titlesOf = (translations: Achievement['translations']) =>
  translations &&
  Object.fromEntries(
    Object.entries(translations).flatMap(([locale, texts]) =>
      texts ? [[locale, { title: texts.title }]] : [],
    ),
  );
