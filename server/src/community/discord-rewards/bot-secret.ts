import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

const SCHEME = 'Bearer ';
const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets only the bot in. Hashes are compared, which takes the same time whatever was sent.
 * @throws DomainError `unavailable` without a secret in the settings, `unauthenticated` for another one.
 */
export function requireBot(secret: string | undefined, authorization: string | undefined): void {
  if (secret === undefined) throw new DomainError('unavailable', text('discord.no-bot'));
  const given = authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : '';
  if (!timingSafeEqual(hash(given), hash(secret)))
    throw new DomainError('unauthenticated', text('discord.wrong-secret'));
}
