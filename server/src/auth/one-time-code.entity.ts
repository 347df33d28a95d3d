import { enumColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A `magic-link` comes by mail and signs a browser in; a `cli` code is handed to the terminal or the desktop app. Only
 * a `cli` code gives its refresh token in the reply's body: a browser keeps it in a cookie that no script sees.
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

  /** Names the address that asked for a link without giving it away; null for the link of a sign-up, and for `cli`. */
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
