import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A challenge that a passkey has yet to sign. Only its hash is stored, and only until it's used. */
@PersonalData({ secret: 'all' })
@Entity('passkey_challenges')
@Index('uq_passkey_challenges_hash', ['hash'], { unique: true })
@Index('ix_passkey_challenges_expires_at', ['expiresAt'])
export class PasskeyChallengeEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column({ type: 'varchar' })
  hash!: string;

  /** Who adds a passkey; null for a sign-in. */
  @Column(uuidColumn({ nullable: true }))
  userId!: string | null;

  @Column(timestampColumn())
  expiresAt!: Date;
}
