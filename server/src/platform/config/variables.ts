import { z } from 'zod';
import { BadSettings } from './settings-part';

/** A variable that is an address, such as `/^https?$/`. */
export const address = (protocols: RegExp) => z.url({ protocol: protocols });

export const port = z.coerce.number().int().min(0).max(65_535);

export const withoutClosingSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * Variables that are of no use alone; undefined if none is given.
 * @throws BadSettings if some are missing.
 */
export function together<Name extends string>(
  values: Record<Name, string | undefined>,
): Record<Name, string> | undefined {
  const given = Object.values(values).filter((value) => value !== undefined);
  const names = Object.keys(values);
  if (given.length === 0) return undefined;
  if (given.length < names.length) throw new BadSettings(`${names.join(' and ')} must be set together.`);
  return values as Record<Name, string>;
}
