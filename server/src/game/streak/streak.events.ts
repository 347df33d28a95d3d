import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner's day counts, once for each day: `length` is the streak with it. */
export const StreakDayCounted = defineEvent(
  'streak.day-counted',
  z.object({
    userId: z.string(),
    day: z.string(),
    length: z.number().int(),
    longest: z.number().int(),
  }),
  { orderKey: (event) => event.userId },
);
