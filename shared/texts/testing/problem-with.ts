import type { z } from 'zod';
import { textOfMessage } from '../fields';

/** What a schema says about an input, in English; undefined if it's fine. */
export function problemWith(schema: z.ZodType | undefined, input: unknown): string | undefined {
  const message = schema?.safeParse(input).error?.issues[0]?.message;
  return message && (textOfMessage(message)?.english ?? message);
}
