import type { DataSource } from 'typeorm';
import type { JobState } from './scheduled-job.entity';

/** A slot that this process has claimed. Times in milliseconds since 1970. */
export interface JobClaim {
  readonly name: string;
  readonly slot: number;
  readonly attempts: number;
}

export interface JobRow extends JobClaim {
  readonly state: JobState;
  readonly availableAt: number;
  readonly finishedAt: number | null;
}

/** The SQL of scheduled jobs. Each statement is atomic by itself, on both databases. */
export class JobStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists a job that has never run. */
  async add(name: string): Promise<void> {
    await this.dataSource.sql`
      INSERT INTO scheduled_jobs (name, slot, state, attempts, available_at)
      VALUES (${name}, -1, 'done', 0, 0) ON CONFLICT DO NOTHING`;
  }

  /**
   * Takes what's due of a job until `leaseUntilMs`: a slot whose attempt failed or whose process died, or else
   * `newestSlot` if it hasn't started yet. Undefined if nothing is due.
   */
  async claim(
    name: string,
    newestSlot: number,
    nowMs: number,
    leaseUntilMs: number,
  ): Promise<JobClaim | undefined> {
    const answer: JobClaim[] | [JobClaim[], number] = await this.dataSource.sql`
      UPDATE scheduled_jobs
      SET attempts = CASE WHEN state = 'pending' THEN attempts + 1 ELSE 1 END,
        slot = CASE WHEN state = 'pending' THEN slot ELSE ${newestSlot} END,
        state = 'pending', available_at = ${leaseUntilMs}
      WHERE name = ${name} AND (
        (state = 'pending' AND available_at <= ${nowMs}) OR (state <> 'pending' AND slot < ${newestSlot}))
      RETURNING name, slot, attempts`;
    // TypeORM answers with [rows, count] on PostgreSQL.
    return (Array.isArray(answer[0]) ? answer[0] : (answer as JobClaim[]))[0];
  }

  /** False if another process has taken the slot since. */
  async renew({ name, slot, attempts }: JobClaim, leaseUntilMs: number): Promise<boolean> {
    await this.dataSource.sql`
      UPDATE scheduled_jobs SET available_at = ${leaseUntilMs}
      WHERE name = ${name} AND slot = ${slot} AND attempts = ${attempts} AND state = 'pending'`;
    const row = await this.find(name);
    return row?.slot === slot && row.attempts === attempts && row.state === 'pending';
  }

  async finish({ name, slot, attempts }: JobClaim, nowMs: number): Promise<void> {
    await this.dataSource.sql`
      UPDATE scheduled_jobs SET state = 'done', finished_at = ${nowMs}, last_error = NULL
      WHERE name = ${name} AND slot = ${slot} AND attempts = ${attempts} AND state = 'pending'`;
  }

  async fail(
    { name, slot, attempts }: JobClaim,
    state: 'pending' | 'failed',
    availableAtMs: number,
    error: string,
  ): Promise<void> {
    await this.dataSource.sql`
      UPDATE scheduled_jobs SET state = ${state}, available_at = ${availableAtMs}, last_error = ${error}
      WHERE name = ${name} AND slot = ${slot} AND attempts = ${attempts} AND state = 'pending'`;
  }

  /** Gives a claimed slot back: it's due immediately, and the attempt doesn't count. */
  async release({ name, slot, attempts }: JobClaim): Promise<void> {
    await this.dataSource.sql`
      UPDATE scheduled_jobs SET available_at = 0, attempts = attempts - 1
      WHERE name = ${name} AND slot = ${slot} AND attempts = ${attempts} AND state = 'pending'`;
  }

  async find(name: string): Promise<JobRow | undefined> {
    return (await this.all()).find((row) => row.name === name);
  }

  all(): Promise<JobRow[]> {
    return this.dataSource.sql`
      SELECT name, slot, attempts, state, available_at AS "availableAt", finished_at AS "finishedAt"
      FROM scheduled_jobs`;
  }
}
