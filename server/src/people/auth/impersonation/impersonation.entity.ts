import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A time in which an admin views Emberforge as a learner. Learners find it in the download of their data. */
@PersonalData({ secret: ['adminId', 'sessionId'] })
@Entity('impersonations')
@Index('ix_impersonations_open', ['endedAt', 'expiresAt'])
@Index('ix_impersonations_user_id', ['userId'])
export class ImpersonationEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  adminId!: string;

  /** The admin's own session, which it ends with. */
  @Column(uuidColumn())
  sessionId!: string;

  /** Why, in the admin's words. */
  @Column({ type: 'text' })
  reason!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Exclusive: at this moment it's over. */
  @Column(timestampColumn())
  expiresAt!: Date;

  /** When it was stopped, or when the server noticed that it was over. */
  @Column(timestampColumn({ nullable: true }))
  endedAt!: Date | null;
}
