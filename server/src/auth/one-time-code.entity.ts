import { enumColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A `magic-link` is emailed and signs in a browser; a `cli` code signs in the terminal or the desktop app. Only `cli`
 * returns the refresh token in the response body: browsers get it in an HttpOnly cookie.
 */
export type CodePurpose = 'magic-link' | 'cli';

/** A one-time code. Only its hash is stored. */
@Entity('one_time_codes')
@Index('uq_one_time_codes_hash', ['hash'], { unique: true })
@Index('ix_one_time_codes_user_id', ['userId', 'purpose', 'createdAt'])
export class OneTimeCodeEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  purpose!: CodePurpose;

  @Column({ type: 'varchar' })
  hash!: string;

  /** Keyed hash of the address that requested the link; null for sign-up links and `cli` codes. */
  @Column({ type: 'varchar', nullable: true })
  requester!: string | null;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Exclusive: at this moment it is no longer valid. */
  @Column(timestampColumn())
  expiresAt!: Date;

  @Column(timestampColumn({ nullable: true }))
  spentAt!: Date | null;
}
