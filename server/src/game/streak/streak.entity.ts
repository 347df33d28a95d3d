import { booleanColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner's streak (StreakState of shared/rules) and its settings. Changed only while the learner's row is locked. */
@PersonalData()
@Entity('streaks')
@Index('ix_streaks_due', ['dueAt'])
export class StreakEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  /** The zone whose days count now. Follows the account's zone once both have the same date. */
  @Column({ type: 'varchar' })
  timeZone!: string;

  /** When it followed the account to this zone; null if it never moved. */
  @Column(timestampColumn({ nullable: true }))
  zoneSince!: Date | null;

  @Column({ type: 'integer' })
  length!: number;

  @Column({ type: 'integer' })
  longest!: number;

  @Column({ type: 'varchar' })
  throughDay!: string;

  @Column({ type: 'varchar', nullable: true })
  frozenThrough!: string | null;

  @Column({ type: 'integer' })
  emberProgress!: number;

  /** The last day that added to `emberProgress`. */
  @Column({ type: 'varchar', nullable: true })
  emberDay!: string | null;

  /** The last day whose evening warning is decided. */
  @Column({ type: 'varchar', nullable: true })
  warnedDay!: string | null;

  /** When the job has to look at it again; null without a streak. */
  @Column(timestampColumn({ nullable: true }))
  dueAt!: Date | null;

  /** Lessons and training items a day. */
  @Column({ type: 'integer' })
  dailyGoal!: number;

  /** Everybody may see the learner's heat map. */
  @Column(booleanColumn())
  isActivityPublic!: boolean;
}
