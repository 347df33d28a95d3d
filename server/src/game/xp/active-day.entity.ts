import { uuidColumn } from '@server/platform/database';
import { Entity, PrimaryColumn } from 'typeorm';

/** A day, in the learner's own zone, on which the learner completed something. */
@Entity('active_days')
export class ActiveDayEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  /** `2026-03-01`. */
  @PrimaryColumn({ type: 'varchar' })
  day!: string;
}
