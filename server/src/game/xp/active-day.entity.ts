import { uuidColumn } from '@server/platform/database';
import { Entity, PrimaryColumn } from 'typeorm';

/** A day, in the learner's time zone, on which they completed a lesson. */
@Entity('active_days')
export class ActiveDayEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  /** `2026-03-01`. */
  @PrimaryColumn({ type: 'varchar' })
  day!: string;
}
