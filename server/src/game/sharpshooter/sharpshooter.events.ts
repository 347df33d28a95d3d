import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner's spree is longer than any of theirs before. */
export const SpreeExtended = defineEvent(
  'sharpshooter.spree-extended',
  z.object({ userId: z.string(), longest: z.number().int() }),
  { orderKey: (event) => event.userId },
);
