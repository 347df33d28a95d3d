import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CertificateKeyEntity } from './certificate-key.entity';
import { SigningKey } from './credential/signing-key';

/** The public keys of this platform: the current one, and all that have ever signed a certificate. */
@Injectable()
export class CertificateKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly current: SigningKey,
  ) {}

  /** The current one first. */
  async all(): Promise<string[]> {
    const used = await this.dataSource
      .getRepository(CertificateKeyEntity)
      .find({ order: { firstUsedAt: 'DESC', publicKey: 'ASC' } });
    return [...new Set([await this.current.publicKey(), ...used.map(({ publicKey }) => publicKey)])];
  }
}
