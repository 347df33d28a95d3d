import { Injectable } from '@nestjs/common';
import { CachedValue } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { MIN_FINISHED, measuredDifficulties } from '@shared/rules/difficulty';
import { DataSource } from 'typeorm';
import { courseNotFound } from './catalog.errors';
import type { CourseOutline, OutlineLesson } from './course-outline';
import { CourseOutlines } from './course-outlines';

/** Counting reads all progress, and numbers that are a few minutes old are good enough. */
const MAX_AGE_MS = 600_000;

/** What all learners together did in a lesson. */
interface LessonCounts {
  learners: number;
  finished: number;
  attempts: number;
  successes: number;
  /** Looked at the solution before a success. */
  peeked: number;
}

export interface MeasuredLesson extends Pick<LessonCounts, 'learners' | 'finished'> {
  lesson: OutlineLesson;
  attemptsPerSuccess: number | null;
  /** Learners who finished divided by those who tried. */
  completionShare: number | null;
  /** 1 to 10; null until enough learners have finished the lesson. */
  measured: number | null;
}

export interface MeasuredCourse {
  outline: CourseOutline;
  /** By lesson. */
  lessons: ReadonlyMap<string, MeasuredLesson>;
}

const NOBODY: LessonCounts = { learners: 0, finished: 0, attempts: 0, successes: 0, peeked: 0 };

/** How hard lessons are for those who take them. */
@Injectable()
export class LessonDifficulties {
  private readonly counts: CachedValue<Map<string, LessonCounts>>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
    clock: Clock,
  ) {
    this.counts = new CachedValue({ clock, maxAgeMs: MAX_AGE_MS, load: () => this.count() });
  }

  /** Of one course or all. @throws DomainError `not-found`. */
  async of(courseId?: string): Promise<MeasuredCourse[]> {
    const [outlines, counts] = await Promise.all([this.outlines.all(), this.counts.get()]);
    const chosen = courseId ? outlines.filter(({ course }) => course.id === courseId) : outlines;
    if (courseId && chosen.length === 0) throw courseNotFound();
    return chosen.map((outline) => ({ outline, lessons: measure(outline, counts) }));
  }

  private async count(): Promise<Map<string, LessonCounts>> {
    const rows: Array<LessonCounts & { lesson_id: string }> = await this.dataSource.sql`
      SELECT exercise_id AS lesson_id, COUNT(*) AS learners, COUNT(first_success_at) AS finished,
        SUM(attempts) AS attempts, SUM(success_count) AS successes,
        SUM(CASE WHEN solution_viewed_at < COALESCE(first_success_at, solution_viewed_at + 1)
          THEN 1 ELSE 0 END) AS peeked
      FROM exercise_progress WHERE exercise_source = 'lesson' GROUP BY exercise_id`;
    return new Map(
      rows.map((row) => [
        row.lesson_id,
        {
          learners: Number(row.learners),
          finished: Number(row.finished),
          attempts: Number(row.attempts),
          successes: Number(row.successes),
          peeked: Number(row.peeked),
        },
      ]),
    );
  }
}

function measure(
  { lessons }: CourseOutline,
  counts: ReadonlyMap<string, LessonCounts>,
): Map<string, MeasuredLesson> {
  const countsOf = (id: string) => counts.get(id) ?? NOBODY;
  const known = lessons.filter(({ id }) => countsOf(id).finished >= MIN_FINISHED);
  const difficulties = measuredDifficulties(
    known.map(({ id }) => {
      const { attempts, successes, peeked, learners } = countsOf(id);
      return { attemptsPerSuccess: attempts / successes, solutionShare: peeked / learners };
    }),
  );
  const measured = new Map(known.map(({ id }, index) => [id, difficulties[index]!]));
  return new Map(
    lessons.map((lesson) => {
      const { learners, finished, attempts, successes } = countsOf(lesson.id);
      const facts = {
        lesson,
        learners,
        finished,
        attemptsPerSuccess: successes > 0 ? attempts / successes : null,
        completionShare: learners > 0 ? finished / learners : null,
        measured: measured.get(lesson.id) ?? null,
      };
      return [lesson.id, facts];
    }),
  );
}
