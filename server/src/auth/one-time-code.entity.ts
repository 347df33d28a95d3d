import { enumColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A `magic-link` comes by mail; a `cli` code is shown by /cli/login and handed to the terminal. */
export type CodePurpose = 'magic-link' | 'cli';

/** A one-time code, known by its hash alone. */
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

  @Column(timestampColumn())
  createdAt!: Date;

  /** The first moment at which it is no longer good. */
  @Column(timestampColumn())
  expiresAt!: Date;

  @Column(timestampColumn({ nullable: true }))
  spentAt!: Date | null;
}
