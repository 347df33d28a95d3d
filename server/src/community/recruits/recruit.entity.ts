import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner who was recruited by another one: at most once, and for good. */
@PersonalData({ of: ['recruitId', 'recruiterId'] })
@Entity('recruits')
@Index('ix_recruits_recruiter', ['recruiterId', 'joinedAt'])
export class RecruitEntity {
  @PrimaryColumn(uuidColumn())
  recruitId!: string;

  @Column(uuidColumn())
  recruiterId!: string;

  /** As the recruiter entered it in the invitation; empty without one. */
  @Column({ type: 'varchar' })
  name!: string;

  @Column(timestampColumn())
  joinedAt!: Date;

  /** Solved without looking at the solution first; counted until the recruit has settled in. */
  @Column({ type: 'integer' })
  lessons!: number;

  /** Different days on which those were solved. */
  @Column({ type: 'integer' })
  days!: number;

  /** After the first lesson: the recruit has got a chest. */
  @Column(timestampColumn({ nullable: true }))
  startedAt!: Date | null;

  @Column(timestampColumn({ nullable: true }))
  settledAt!: Date | null;

  /** When the recruiter got a chest for it; null for those beyond the limit. */
  @Column(timestampColumn({ nullable: true }))
  rewardedAt!: Date | null;
}
