import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';

const PURPOSE = 'emberforge email subscriptions';
const ID_BYTES = 16;
const MAC_BYTES = 32;

/**
 * Tokens in the links of emails: one turns the emails of one learner off and on, and does nothing else. They
 * don't expire, because an old email's link must work, too.
 */
@Injectable()
export class EmailTokens {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) { authSecret }: Pick<Settings, 'authSecret'>) {
    this.key = Buffer.from(hkdfSync('sha256', authSecret, '', PURPOSE, MAC_BYTES));
  }

  tokenOf(userId: string): string {
    const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.macOf(id)]).toString('base64url');
  }

  /** The learner's id; undefined if any byte of the token is wrong. */
  userIdOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    // The last character has spare bits, and Node ignores characters that don't belong.
    if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return undefined;
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.macOf(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  private macOf(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest();
  }
}
