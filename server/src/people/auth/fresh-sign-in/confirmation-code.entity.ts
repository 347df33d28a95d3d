import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code that was emailed to confirm who uses a session. It follows from the id and AUTH_SECRET, so it isn't stored. */
@PersonalData({ secret: 'all' })
@Entity('confirmation_codes')
@Index('ix_confirmation_codes_user_id', ['userId', 'createdAt'])
export class ConfirmationCodeEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  /** It confirms nothing in any other. */
  @Column(uuidColumn())
  sessionId!: string;

  @Column({ type: 'integer' })
  wrongTries!: number;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Exclusive: at this moment it's no longer valid. The moment it was used, if it was. */
  @Column(timestampColumn())
  expiresAt!: Date;
}
