import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';

const DAYS = 14;
const DAY_MS = 86_400_000;

export interface DayFigures {
  /** `2026-11-24`, in UTC. */
  day: string;
  signUps: number;
  activeLearners: number;
  lessonsPassed: number;
  failures: number;
}

/** In the statement itself: as a parameter, SQLite would divide fractions. */
const IN_DAYS = () => String(DAY_MS);

type Counted = { day: number; total: number }[];

/** What happened on each of the last days, counted when it's asked for. */
@Injectable()
export class Figures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** 14 days in UTC, today included, the oldest first. */
  async execute(): Promise<DayFigures[]> {
    const today = Math.floor(this.clock.now().getTime() / DAY_MS);
    const first = today - DAYS + 1;
    const from = first * DAY_MS;
    // Ids of submissions begin with the time, so the primary key finds them.
    const fromId = idFrom(from);
    const { dataSource } = this;
    const [signUps, active, passed, failures] = await Promise.all([
      dataSource.sql<Counted>`
        SELECT created_at / ${IN_DAYS} AS day, COUNT(*) AS total FROM users
        WHERE created_at >= ${from} GROUP BY 1`,
      dataSource.sql<Counted>`
        SELECT created_at / ${IN_DAYS} AS day, COUNT(DISTINCT user_id) AS total FROM submissions
        WHERE id >= ${fromId} AND created_at >= ${from} GROUP BY 1`,
      dataSource.sql<Counted>`
        SELECT first_success_at / ${IN_DAYS} AS day, COUNT(*) AS total FROM exercise_progress
        WHERE exercise_source = 'lesson' AND first_success_at >= ${from} GROUP BY 1`,
      dataSource.sql<Counted>`
        SELECT created_at / ${IN_DAYS} AS day, COUNT(*) AS total FROM submissions
        WHERE id >= ${fromId} AND created_at >= ${from} AND result_slug = 'failure'
        GROUP BY 1`,
    ]);
    const on = (counted: Counted, day: number) =>
      Number(counted.find((row) => Number(row.day) === day)?.total ?? 0);
    return Array.from({ length: DAYS }, (_, at) => first + at).map((day) => ({
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      signUps: on(signUps, day),
      activeLearners: on(active, day),
      lessonsPassed: on(passed, day),
      failures: on(failures, day),
    }));
  }
}

/** Not greater than any id that was made from then on (UUID, version 7). */
function idFrom(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
