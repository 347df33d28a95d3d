import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type RewardType = 'achievement_earned' | 'course_completed' | 'chest_earned';

/** Something a learner earned, and whether they have claimed it. */
@PersonalData()
@Entity('rewards')
@Index('uq_rewards_subject', ['userId', 'type', 'subjectId'], { unique: true })
@Index('ix_rewards_pending', ['userId', 'claimedAt'])
export class RewardEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  type!: RewardType;

  /** The achievement, the course's completion or the learner's chest. */
  @Column(uuidColumn())
  subjectId!: string;

  /** Gems of an achievement, XP of a course; 0 for a chest, whose contents are drawn when it's opened. */
  @Column({ type: 'integer' })
  amount!: number;

  @Column(timestampColumn())
  createdAt!: Date;

  @Column(timestampColumn({ nullable: true }))
  claimedAt!: Date | null;

  /** Chosen by the client that claimed it, which gets the same reply if it asks again. */
  @Column(uuidColumn({ nullable: true }))
  claimRequestId!: string | null;
}
