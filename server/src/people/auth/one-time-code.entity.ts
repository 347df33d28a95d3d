import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A `magic-link` is emailed and signs in a browser, which gets its refresh token in an HttpOnly cookie. The others return
 * it in the response body: a `cli` code is shown, and signs in the terminal or the desktop app that it's pasted into; a
 * `desktop` code travels in a link, and signs in only the app that asked for it.
 */
export type CodePurpose = 'magic-link' | 'cli' | 'desktop';

/** A one-time code. Only its hash is stored. */
@PersonalData({ secret: ['hash', 'challenge', 'requester'] })
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

  /** Of a `desktop` code: the SHA-256 hash, base64url, of the verifier that redeems it. Null for the others. */
  @Column({ type: 'varchar', nullable: true })
  challenge!: string | null;

  /** Keyed hash of the address that requested the link; null for sign-up links and all other codes. */
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
