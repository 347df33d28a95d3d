import { Injectable } from '@nestjs/common';
import { CourseOutlines, type LessonPlace } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { MAX_RECENT_RESULTS } from '@shared/contracts';
import { DataSource } from 'typeorm';
import { latestRegrades } from './regrade.entity';
import { SubmissionEntity } from './submission.entity';

/** Submissions to look through: a learner may be stuck in one lesson for a while. */
const MAX_SUBMISSIONS = 50;

export interface RecentResult {
  submission: Pick<SubmissionEntity, 'id' | 'createdAt' | 'xpReward'>;
  lesson: LessonPlace['lesson'];
  /** The newest verdict. */
  resultSlug: SubmissionEntity['resultSlug'];
}

/** The lessons that a learner worked on last. */
@Injectable()
export class RecentResults {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
  ) {}

  /** The latest submission to each lesson, the newest first. Lessons that are gone are left out. */
  async list(userId: string): Promise<RecentResult[]> {
    const [submissions, outlines] = await Promise.all([
      // Ids are in the order of their time. Answers can be large and aren't needed.
      this.dataSource.getRepository(SubmissionEntity).find({
        select: { id: true, exerciseId: true, createdAt: true, resultSlug: true, xpReward: true },
        where: { userId, ...OF_LESSONS },
        order: { id: 'DESC' },
        take: MAX_SUBMISSIONS,
      }),
      this.outlines.all(),
    ]);
    const lessons = new Map(
      outlines.flatMap((outline) => outline.lessons.map((lesson) => [lesson.id, lesson])),
    );
    const latest = new Map<string, RecentResult>();
    for (const submission of submissions) {
      const lesson = lessons.get(submission.exerciseId);
      if (lesson && !latest.has(lesson.id))
        latest.set(lesson.id, { submission, lesson, resultSlug: submission.resultSlug });
    }
    const shown = [...latest.values()].slice(0, MAX_RECENT_RESULTS);
    const regrades = await latestRegrades(
      this.dataSource,
      shown.map(({ submission }) => submission.id),
    );
    return shown.map((result) => ({
      ...result,
      resultSlug: regrades.get(result.submission.id)?.resultSlug ?? result.resultSlug,
    }));
  }
}
