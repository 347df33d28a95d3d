import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A refresh token, known by its hash alone. Spent ones are kept until they expire, to notice when one comes back. */
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

  /** The first moment at which it is no longer good. */
  @Column(timestampColumn())
  expiresAt!: Date;

  /** When it was rotated. */
  @Column(timestampColumn({ nullable: true }))
  spentAt!: Date | null;
}
