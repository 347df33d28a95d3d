import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner's evening has begun and they want emails. Once for each of their days. */
export const DigestDue = defineEvent(
  'notifications.digest-due',
  z.object({ userId: z.string(), day: z.string() }),
  { orderKey: (event) => event.userId },
);
