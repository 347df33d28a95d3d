import { z } from 'zod';

/** Everything but line breaks and tabs; PostgreSQL can't store all of them. */
const CONTROL = /(?![\n\t])\p{Control}/gu;

const cleaned = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(CONTROL, '').toWellFormed().trim();

/** Text that somebody typed into a form, without surrounding space and control characters. */
export const plainText = (maxChars: number, tooLong: string) =>
  z.string().overwrite(cleaned).max(maxChars, tooLong);
