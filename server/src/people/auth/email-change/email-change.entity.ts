import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A new email address that its owner has yet to confirm. Deleted with the account's next change, and once it's over. */
@PersonalData({ secret: ['hash'] })
@Entity('email_changes')
@Index('uq_email_changes_hash', ['hash'], { unique: true })
@Index('ix_email_changes_user_id', ['userId', 'createdAt'])
@Index('ix_email_changes_email', ['email', 'createdAt'])
export class EmailChangeEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  /** Lowercase. */
  @Column({ type: 'varchar' })
  email!: string;

  /** Of the link's token. */
  @Column({ type: 'varchar' })
  hash!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Exclusive: at this moment it is no longer valid. */
  @Column(timestampColumn())
  expiresAt!: Date;

  /** The address before, which is notified; null until the change is made. */
  @Column({ type: 'varchar', nullable: true })
  previousEmail!: string | null;
}
