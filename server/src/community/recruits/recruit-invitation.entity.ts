import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A friend whom a learner has invited by email. Deleted once the friend has joined, and after INVITATION_DAYS. */
@PersonalData({ of: 'recruiterId' })
@Entity('recruit_invitations')
@Index('uq_recruit_invitations_email', ['recruiterId', 'email'], { unique: true })
@Index('ix_recruit_invitations_email', ['email', 'mailedAt'])
@Index('ix_recruit_invitations_invited_at', ['invitedAt'])
export class RecruitInvitationEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  recruiterId!: string;

  /** Lowercase. */
  @Column({ type: 'varchar' })
  email!: string;

  /** Empty if the learner didn't enter one. */
  @Column({ type: 'varchar' })
  name!: string;

  @Column(timestampColumn())
  invitedAt!: Date;

  /** Null if it wasn't sent, which the learner can't tell. */
  @Column(timestampColumn({ nullable: true }))
  mailedAt!: Date | null;
}
