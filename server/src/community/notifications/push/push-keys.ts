import { createECDH, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import type { MailSettings } from '@server/platform/mail';

type PushSettings = Pick<Settings, 'authSecret' | 'publicUrl'> & Pick<MailSettings, 'mailFrom'>;

const PURPOSE = 'emberforge web push';
/** The order of P-256's group. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the key has, so that the remainder is as good as uniform. */
const SEED_BYTES = 48;

/**
 * The key pair that this site identifies itself to push services with (VAPID). It's derived from AUTH_SECRET: all
 * servers have the same, and no private key is stored. With another AUTH_SECRET, browsers subscribe again.
 */
@Injectable()
export class PushKeys {
  /** Uncompressed point, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service can write to. */
  readonly contact: string;

  constructor(@Inject(SETTINGS) settings: PushSettings) {
    const seed = Buffer.from(hkdfSync('sha256', settings.authSecret, '', PURPOSE, SEED_BYTES));
    const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
    const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey);
    this.publicKey = pair.getPublicKey().toString('base64url');
    this.privateKey = privateKey.toString('base64url');
    this.contact = contactOf(settings);
  }
}

function contactOf({ publicUrl, mailFrom }: PushSettings): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
