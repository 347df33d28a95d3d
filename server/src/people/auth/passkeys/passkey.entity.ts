import {
  booleanColumn,
  jsonColumn,
  PersonalData,
  timestampColumn,
  uuidColumn,
} from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A key pair that a learner can sign in with; we only have its public half. */
@PersonalData()
@Entity('passkeys')
@Index('uq_passkeys_credential_id', ['credentialId'], { unique: true })
@Index('ix_passkeys_user_id', ['userId'])
export class PasskeyEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  /** The browser's id of it, base64url. */
  @Column({ type: 'text' })
  credentialId!: string;

  /** COSE, base64url. */
  @Column({ type: 'text' })
  publicKey!: string;

  /** How often it was used, as it says itself; 0 forever for synced ones. */
  @Column({ type: 'double precision' })
  counter!: number;

  /** How browsers reach it, such as `internal` or `usb`. */
  @Column(jsonColumn())
  transports!: string[];

  @Column({ type: 'varchar' })
  name!: string;

  @Column(booleanColumn())
  isSynced!: boolean;

  @Column(timestampColumn())
  createdAt!: Date;

  @Column(timestampColumn({ nullable: true }))
  lastUsedAt!: Date | null;
}
