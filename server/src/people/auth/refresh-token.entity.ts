import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { SessionEntity } from './session.entity';

/** A refresh token. Only its hash is stored. Used ones are kept until they expire, to detect a stolen copy. */
@PersonalData({ through: ['sessionId', () => SessionEntity], secret: 'all' })
@Entity('refresh_tokens')
@Index('uq_refresh_tokens_hash', ['hash'], { unique: true })
@Index('ix_refresh_tokens_session_id', ['sessionId'])
export class RefreshTokenEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  sessionId!: string;

  @Column({ type: 'varchar' })
  hash!: string;

  /** Exclusive: at this moment it is no longer valid. */
  @Column(timestampColumn())
  expiresAt!: Date;

  /** When it was rotated. */
  @Column(timestampColumn({ nullable: true }))
  spentAt!: Date | null;
}
