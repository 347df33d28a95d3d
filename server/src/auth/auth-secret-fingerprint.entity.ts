import { uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which AUTH_SECRET the servers of this database have: a single row. */
@Entity('auth_secret_fingerprints')
export class AuthSecretFingerprintEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column({ type: 'varchar' })
  fingerprint!: string;
}
