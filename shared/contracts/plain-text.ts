import { z } from 'zod';
import { hasHidden, withoutHidden } from '../rules/hidden-characters';
import { fieldMessage } from '../texts/fields';

/** Everything but line breaks and tabs; PostgreSQL can't store all of them. */
const CONTROL = /(?![\n\t])\p{Control}/gu;

const cleaned = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(CONTROL, '').toWellFormed().trim();

/** Text that somebody typed into a form, without surrounding space, control characters and hidden ones. */
export const plainText = (maxChars: number, tooLong: string) =>
  z
    .string()
    .overwrite((text) => withoutHidden(cleaned(text)).trim())
    .max(maxChars, tooLong);

/** A program that somebody wrote: hidden characters may be what's wrong with it. */
export const plainCode = (maxChars: number, tooLong: string) =>
  z.string().overwrite(cleaned).max(maxChars, tooLong);

/**
 * A name in one line, without control characters, which PostgreSQL can't store all of, halves of surrogate pairs, and
 * hidden characters, by which one name can pass for another.
 * @param whose Whether the texts say "your name" or "a name".
 */
export const plainName = (maxChars: number, whose: 'your-name' | 'name') =>
  z
    .string()
    .trim()
    .max(maxChars, 'is too long')
    .regex(/^[^\p{Control}\p{Surrogate}]*$/u, fieldMessage(`field.${whose}-control-characters`))
    .refine((name) => !hasHidden(name), fieldMessage(`field.${whose}-hidden-characters`));
