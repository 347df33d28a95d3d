import { z } from 'zod';
import { LOCALES } from '../locales';
import { fieldMessage } from '../texts/fields';
import type { ErrorBody } from './errors';

export const uuid = z.uuid('must be a UUID');

/** A time, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export const errorBody = z.strictObject({
  error: z.string().describe('A user-facing message.'),
}) satisfies z.ZodType<ErrorBody>;

/** The end of a stream that fails once it has begun: all that the status, the headers and the body of an error say. */
export const streamError = errorBody.extend({
  Status: z.int().describe('What the status would have been.'),
  ErrorText: z.string().nullable().describe('What the header Error-Text would have been.'),
  RetryAfter: z.int().nullable().describe('In how many seconds to try again.'),
});
export type StreamError = z.infer<typeof streamError>;

/** Names the text of the key beside it, for clients that speak another language (docs/wire.md). */
export const textReference = (of: string) =>
  z.string().optional().describe(`Names the text of ${of}, as the header Error-Text does for errors.`);

/** The reply of a call without a result. */
export const emptyReply = z.strictObject({});

/** An email address, trimmed and lowercased, because providers ignore case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'is too long')
  .pipe(z.email(fieldMessage('field.email')));

/** An IANA time zone name that this runtime knows, such as `Europe/Berlin`. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'is not a known time zone');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false; // Intl's only way to say that it doesn't know the name
  }
}

/** One of the product's languages. */
export const locale = z.enum(LOCALES, `is not one of this server’s languages: ${LOCALES.join(', ')}`);

/** The query of calls whose texts may be translated; without it, the cookie or Accept-Language decides. */
export const langQuery = z.object({
  lang: z.string().max(35).optional().describe('The language of its texts, such as `de`: BCP 47.'),
});

export const idParams = z.object({ id: uuid });
