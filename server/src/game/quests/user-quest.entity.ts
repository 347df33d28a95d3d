import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { Day } from '@shared/rules/days';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A quest that a learner accepted: one for each of their days. Its progress follows from what they've done since. */
@PersonalData()
@Entity('user_quests')
@Index('uq_user_quests_day', ['userId', 'day'], { unique: true })
export class UserQuestEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  /** Of QUESTS (shared/rules/quests.ts). */
  @Column(uuidColumn())
  questId!: string;

  /** The day of the board that it was on, in the learner's time zone. */
  @Column({ type: 'varchar' })
  day!: Day;

  @Column(timestampColumn())
  acceptedAt!: Date;

  @Column(timestampColumn())
  expiresAt!: Date;

  /** When its chest was awarded. */
  @Column(timestampColumn({ nullable: true }))
  completedAt!: Date | null;
}
