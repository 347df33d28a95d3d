import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 20;

/**
 * Proves that somebody runs this server: it's printed on the server's console and nowhere else, so a stranger who finds a
 * new server first can't make it theirs. Derived from AUTH_SECRET, so it isn't stored, and all processes have the same.
 */
@Injectable()
export class SetupCode {
  /** Five groups of four characters, 99 bits. */
  readonly text: string;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret' | 'publicUrl'>) {
    const bytes = createHmac('sha256', settings.authSecret).update('setup-code').digest();
    const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]!);
    this.text = letters.join('').replace(/(.{4})(?!$)/g, '$1-');
  }

  /** The setup page with the code filled in. As a fragment, it isn't sent to any server, nor written to a proxy's log. */
  get link(): string {
    return `${this.settings.publicUrl}/setup#${this.text}`;
  }

  /** However it was typed: dashes, spaces and capitals don't matter. */
  matches(typed: string): boolean {
    const hash = (text: string) =>
      createHmac('sha256', this.settings.authSecret)
        .update(text.toLowerCase().replaceAll(/[\s-]/g, ''))
        .digest();
    return timingSafeEqual(hash(typed), hash(this.text));
  }
}
