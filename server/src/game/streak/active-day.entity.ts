import { PersonalData, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A day, in the learner's time zone, on which they completed something. */
@PersonalData()
@Entity('active_days')
@Index('ix_active_days_day', ['day', 'userId'])
export class ActiveDayEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  /** `2026-03-01`. */
  @PrimaryColumn({ type: 'varchar' })
  day!: string;

  /** Everything that was completed. */
  @Column({ type: 'integer' })
  items!: number;

  /** Lessons among the items. */
  @Column({ type: 'integer' })
  lessons!: number;
}
