import { Injectable } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { CourseOutlines, Tracks } from '@server/learning/catalog';
import { Certificates, CourseCompleted } from '@server/learning/certificates';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { Rewards } from './rewards';

/** Turns a completed course into a reward to claim, and announces it, and the track that it was the last course of. */
@Injectable()
export class CourseRewards {
  constructor(
    private readonly rewards: Rewards,
    private readonly notifications: Notifications,
    private readonly outlines: CourseOutlines,
    private readonly tracks: Tracks,
    private readonly certificates: Certificates,
    private readonly database: Database,
  ) {}

  /** Earlier completions are delivered by `npm run events -- backfill rewards.course-completed`. */
  @OnEvent(CourseCompleted, 'rewards.course-completed')
  async onCourseCompleted(event: EventPayload<typeof CourseCompleted>): Promise<void> {
    const { userId, courseId, completionId } = event;
    const at = new Date(event.completedAt);
    const [outline, certificates, tracks] = await Promise.all([
      this.outlines.byId(courseId),
      this.certificates.of(userId),
      this.tracks.all(),
    ]);
    const completed = new Map(certificates.map(({ completion }) => [completion.courseId, completion.course]));
    const title = completed.get(courseId)?.title;
    if (title === undefined) return; // the account is gone
    const finished = tracks.filter(
      ({ courseIds }) => courseIds.includes(courseId) && courseIds.every((id) => completed.has(id)),
    );
    await this.database.transaction(async (tx) => {
      const amount = outline?.course.rewardXp ?? 0;
      await this.rewards.add(tx, { userId, type: 'course_completed', subjectId: completionId, amount, at });
      await this.notifications.add(tx, {
        userId,
        type: 'course_completed',
        data: { completionId, courseId, title },
        key: completionId,
        at,
      });
      for (const track of finished) {
        const data = { trackId: track.id, title: track.title };
        await this.notifications.add(tx, { userId, type: 'track_completed', data, key: track.id, at });
      }
    });
  }
}
