import { timestampColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public half of a key that has signed certificates. Never deleted, so that they stay verifiable. */
@Entity('certificate_keys')
export class CertificateKeyEntity {
  /** As a multibase Multikey, starting with z6Mk. */
  @PrimaryColumn({ type: 'varchar' })
  publicKey!: string;

  @Column(timestampColumn())
  firstUsedAt!: Date;
}
