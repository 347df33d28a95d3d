import { Injectable } from '@nestjs/common';
import { ReportDecided } from '@server/community/feedback';
import { FeedPush } from '@server/community/realtime';
import { ReviewSubmitted, ReviewVoted } from '@server/community/reviews';
import { LessonCompleted } from '@server/learning/lessons';
import { Database, insertOnce } from '@server/platform/database';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { FeedEntryEntity } from './feed-entry.entity';
import { presentLessonFeedEvent } from './leaderboard.presenter';
import { LeaderboardEntries } from './leaderboard-entries';
import { LessonFeed } from './lesson-feed';
import { authorsWithNewVotes } from './review-karma';

/** Keeps the boards and the feed up to date with what learners do. */
@Injectable()
export class FollowLearners {
  constructor(
    private readonly entries: LeaderboardEntries,
    private readonly database: Database,
    private readonly feed: LessonFeed,
    private readonly push: FeedPush,
  ) {}

  @OnEvent(LessonCompleted, 'leaderboards.count-lesson')
  async countLesson(
    { userId, lessonId, courseId, xp, completedAt }: EventPayload<typeof LessonCompleted>,
    { eventId }: EventMeta,
  ): Promise<void> {
    // First the learner's entry, which decides whether the feed shows them, and their level there.
    await this.entries.refresh(userId);
    const row = { id: eventId, userId, lessonId, courseId, xp, completedAt: new Date(completedAt) };
    await this.countVotesOf(userId, row.completedAt);
    const isNew = await this.database.transaction((tx) => insertOnce(tx, FeedEntryEntity, row));
    const lesson = isNew ? await this.feed.find(eventId) : undefined;
    if (lesson) this.push.send('lesson_feed', presentLessonFeedEvent(lesson));
  }

  @OnEvent(ReviewSubmitted, 'leaderboards.count-review')
  async countReview({ userId }: EventPayload<typeof ReviewSubmitted>): Promise<void> {
    await this.entries.refresh(userId);
  }

  @OnEvent(ReviewVoted, 'leaderboards.count-vote')
  async countVote({ authorId }: EventPayload<typeof ReviewVoted>): Promise<void> {
    await this.entries.refresh(authorId);
  }

  /** The votes of a learner count from their first lesson on. */
  private async countVotesOf(userId: string, completedAt: Date): Promise<void> {
    const authorIds = await this.database.transaction((tx) => authorsWithNewVotes(tx, userId, completedAt));
    for (const authorId of authorIds) await this.entries.refresh(authorId);
  }

  @OnEvent(ReportDecided, 'leaderboards.count-report')
  async countReport({ userId }: EventPayload<typeof ReportDecided>): Promise<void> {
    await this.entries.refresh(userId);
  }
}
