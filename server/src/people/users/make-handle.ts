import { randomInt } from 'node:crypto';
import { isReservedHandle } from '@shared/rules/handles';

const MAX_LENGTH = 30;

/**
 * Builds a handle such as `ada-lovelace`. From the second attempt on, appends more and more random digits, in case it's
 * taken. A name without Latin letters becomes `learner`.
 *
 * @param attempt From 1.
 */
export function makeHandle(firstName: string, lastName: string, attempt: number): string {
  const base = slugOf(`${firstName} ${lastName}`) || 'learner';
  if (attempt === 1 && !isReservedHandle(base)) return base;
  const digits = Math.min(attempt + 1, 9);
  return `${base}-${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}
