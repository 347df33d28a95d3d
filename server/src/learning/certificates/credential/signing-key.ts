import { hkdfSync } from 'node:crypto';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { generate } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import type { SignedCredential } from './credential';
import { didOfKey, loadDocument, methodId } from './documents';

/** Never change it: the key depends on it. */
const PURPOSE = 'certificate-signing-key';
const SEED_BYTES = 32;

/**
 * The Ed25519 key that signs certificates, derived from AUTH_SECRET: all servers of one database have the same, and no
 * private key is stored (docs/certificates.md).
 */
@Injectable()
export class SigningKey {
  private readonly pair: ReturnType<typeof generate>;

  constructor(@Inject(SETTINGS) { authSecret }: Pick<Settings, 'authSecret'>) {
    this.pair = generate({ seed: new Uint8Array(hkdfSync('sha256', authSecret, '', PURPOSE, SEED_BYTES)) });
  }

  /** As a multibase Multikey, starting with z6Mk. */
  async publicKey(): Promise<string> {
    return (await this.pair).publicKeyMultibase;
  }

  /** Takes about 10 ms. */
  async sign(claim: Omit<SignedCredential, 'proof'>, date: Date): Promise<SignedCredential> {
    const pair = await this.pair;
    const controller = didOfKey(pair.publicKeyMultibase);
    const signer = { ...pair.signer(), id: methodId(controller, pair.publicKeyMultibase) };
    const suite = new DataIntegrityProof({ cryptosuite, signer, date });
    return (await issue({ credential: claim, suite, documentLoader: loadDocument })) as SignedCredential;
  }
}
