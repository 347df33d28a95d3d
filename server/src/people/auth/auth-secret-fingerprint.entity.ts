import { uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Identifies the AUTH_SECRET that all servers on this database share. Single row. */
@Entity('auth_secret_fingerprints')
export class AuthSecretFingerprintEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column({ type: 'varchar' })
  fingerprint!: string;
}
