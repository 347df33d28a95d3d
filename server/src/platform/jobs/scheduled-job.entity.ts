import { enumColumn, timestampColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `pending`: running, or waiting for its next attempt. `failed`: given up after the last attempt. */
export type JobState = 'pending' | 'done' | 'failed';

/** The newest slot of a job that a process started. */
@Entity('scheduled_jobs')
export class ScheduledJobEntity {
  @PrimaryColumn(enumColumn()) name!: string;
  @Column(timestampColumn()) slot!: Date;
  @Column(enumColumn()) state!: JobState;
  /** Of this slot, including the one that runs. */
  @Column({ type: 'integer' }) attempts!: number;
  /** While pending: from when on another process, or another attempt, may take the slot. */
  @Column(timestampColumn()) availableAt!: Date;
  /** When a slot last succeeded. */
  @Column(timestampColumn({ nullable: true })) finishedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
}
