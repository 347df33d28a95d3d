import { Injectable } from '@nestjs/common';
import type { CredentialCheck } from '@shared/contracts';
import { CertificateKeys } from './certificate-keys';
import { isIntact, readCredential } from './credential/verify-credential';

/** Checks a credential file that somebody was shown. */
@Injectable()
export class CheckCredential {
  constructor(private readonly keys: CertificateKeys) {}

  async execute(text: string): Promise<CredentialCheck['Result']> {
    const read = readCredential(text);
    if (!read) return 'unreadable';
    if (!(await this.keys.all()).includes(read.publicKey)) return 'foreign';
    return (await isIntact(read)) ? 'valid' : 'altered';
  }
}
