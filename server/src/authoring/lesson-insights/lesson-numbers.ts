import type { LessonNumbers } from '@shared/content/author';
import type { DataSource } from 'typeorm';

/** Who hasn't solved a lesson and hasn't tried for this long has left it. */
const LEFT_AFTER_MS = 7 * 86_400_000;

export const NOBODY: Omit<LessonNumbers, 'uuid'> = {
  attempts: 0,
  started: 0,
  finished: 0,
  left: 0,
  firstTry: 0,
  medianMs: null,
};

export interface Period {
  /** Both in milliseconds since 1970. */
  since: number;
  now: number;
  /** Default: all lessons. */
  lessonId?: string;
}

type Row = Omit<LessonNumbers, 'uuid' | 'left'> & { lesson: string; gaveUp: number };

/** The numbers of every lesson that was submitted in the period. A success by a regrade counts from its submission. */
export async function lessonNumbers(
  dataSource: DataSource,
  { since, now, lessonId }: Period,
): Promise<LessonNumbers[]> {
  // A text, because the name of a column can't be a parameter. The id comes from the database, and is a parameter below.
  const oneLesson = (column: string) => () => (lessonId === undefined ? '1 = 1' : `${column} = one.id`);
  const rows: Row[] = await dataSource.sql`
    WITH one AS (SELECT ${lessonId ?? ''} AS id),
    graded AS (
      SELECT exercise_id AS lesson_id, user_id, created_at, result_slug, 1 AS attempt FROM submissions, one
      WHERE exercise_source = 'lesson' AND ${oneLesson('exercise_id')} AND created_at >= ${since}
        AND result_slug IN ('success', 'failure')
      UNION ALL
      SELECT regrades.lesson_id, regrades.user_id, submissions.created_at, 'success', 0
      FROM regrades JOIN submissions ON submissions.id = regrades.submission_id, one
      WHERE ${oneLesson('regrades.lesson_id')} AND submissions.created_at >= ${since}
        AND regrades.result_slug = 'success' AND regrades.previous_slug <> 'success'
    ),
    learners AS (
      SELECT lesson_id, user_id, SUM(attempt) AS attempts, MIN(created_at) AS started, MAX(created_at) AS latest,
        MIN(CASE WHEN result_slug = 'success' THEN created_at END) AS solved
      FROM graded WHERE user_id NOT IN (SELECT id FROM users WHERE is_admin = TRUE)
      GROUP BY lesson_id, user_id
    ),
    timed AS (
      SELECT lesson_id, solved - started AS took,
        ROW_NUMBER() OVER (PARTITION BY lesson_id ORDER BY solved - started) AS place,
        COUNT(*) OVER (PARTITION BY lesson_id) AS total
      FROM learners WHERE solved IS NOT NULL
    ),
    medians AS (SELECT lesson_id, took FROM timed WHERE place = (total + 1) / 2)
    SELECT learners.lesson_id AS "lesson", SUM(attempts) AS "attempts", COUNT(*) AS "started",
      COUNT(solved) AS "finished", COUNT(CASE WHEN solved = started THEN 1 END) AS "firstTry",
      COUNT(CASE WHEN solved IS NULL AND latest < ${now - LEFT_AFTER_MS} THEN 1 END) AS "gaveUp",
      MIN(took) AS "medianMs"
    FROM learners LEFT JOIN medians ON medians.lesson_id = learners.lesson_id
    GROUP BY learners.lesson_id ORDER BY learners.lesson_id`;
  return rows.map(({ lesson: uuid, gaveUp: left, attempts, started, finished, firstTry, medianMs }) => ({
    uuid,
    attempts: Number(attempts),
    started,
    finished,
    left,
    firstTry,
    medianMs: medianMs === null ? null : Number(medianMs),
  }));
}
