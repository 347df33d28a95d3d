import { Injectable } from '@nestjs/common';
import { OF_LESSONS } from '@server/learning/exercises';
import { LessonReader, type OpenLesson } from '@server/learning/lessons';
import { Clock } from '@server/platform/clock';
import { answerTexts, SubmissionEntity } from '@server/solving/submissions';
import type { FailureCluster, LessonInsights as Insights, InsightsOverview } from '@shared/content/author';
import { DataSource } from 'typeorm';
import { lessonNumbers, NOBODY } from './lesson-numbers';

export const DEFAULT_DAYS = 90;
const DAY_MS = 86_400_000;
const MAX_CLUSTERS = 12;
/** Of one file of an example, in characters. */
const MAX_EXAMPLE_LENGTH = 4_000;

interface ClusterRow {
  signature: string;
  attempts: number;
  learners: number;
  latest: number;
}

/**
 * How lessons go for their learners. Every number comes from one range of `ix_submissions_exercise`, which contains all
 * that is counted; answers are read only for the examples.
 */
@Injectable()
export class LessonInsights {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lessons: LessonReader,
    private readonly clock: Clock,
  ) {}

  /** Only lessons that somebody has submitted in the last `days`. */
  async overview(days = DEFAULT_DAYS): Promise<InsightsOverview> {
    const lessons = await lessonNumbers(this.dataSource, { now: this.now(), since: this.since(days) });
    return { days, lessons };
  }

  /** @throws DomainError `not-found` */
  async of(lessonId: string, days = DEFAULT_DAYS): Promise<Insights> {
    const open = await this.lessons.byId(lessonId);
    const since = this.since(days);
    const [[numbers], clusters, unclustered] = await Promise.all([
      lessonNumbers(this.dataSource, { now: this.now(), since, lessonId }),
      this.clusters(open, since),
      this.countUnclustered(lessonId, since),
    ]);
    return { days, numbers: numbers ?? { ...NOBODY, uuid: lessonId }, clusters, unclustered };
  }

  private async clusters(open: OpenLesson, since: number): Promise<FailureCluster[]> {
    const lessonId = open.lesson.id;
    const rows: ClusterRow[] = await this.dataSource.sql`
      SELECT signature, COUNT(*) AS attempts, COUNT(DISTINCT user_id) AS learners, MAX(created_at) AS latest
      FROM submissions
      WHERE exercise_source = 'lesson' AND exercise_id = ${lessonId} AND created_at >= ${since}
        AND result_slug = 'failure' AND signature IS NOT NULL
        AND user_id NOT IN (SELECT id FROM users WHERE is_admin = TRUE)
      GROUP BY signature ORDER BY learners DESC, attempts DESC, signature LIMIT ${MAX_CLUSTERS}`;
    return Promise.all(
      rows.map(async ({ signature, latest, ...counts }) => ({
        signature,
        ...counts,
        latest: new Date(latest).toISOString(),
        example: await this.example(open, signature, latest),
        hint: open.lesson.data.hints?.find(({ when }) => when === signature)?.message ?? null,
      })),
    );
  }

  private async example({ lesson, type }: OpenLesson, signature: string, createdAt: number) {
    const submission = await this.dataSource.getRepository(SubmissionEntity).findOne({
      where: { ...OF_LESSONS, exerciseId: lesson.id, createdAt: new Date(createdAt), signature },
      order: { id: 'DESC' },
    });
    if (!submission) return [];
    return answerTexts(type, submission.answer).map(({ name, text }) => ({
      name,
      text: text.slice(0, MAX_EXAMPLE_LENGTH).toWellFormed(),
    }));
  }

  private async countUnclustered(lessonId: string, since: number): Promise<number> {
    const [{ total }]: [{ total: number }] = await this.dataSource.sql`
      SELECT COUNT(*) AS total FROM submissions
      WHERE exercise_source = 'lesson' AND exercise_id = ${lessonId} AND created_at >= ${since}
        AND result_slug = 'failure' AND signature IS NULL`;
    return total;
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private since(days: number): number {
    return this.now() - days * DAY_MS;
  }
}
