import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** An account was opened. `redirect` is the page its owner wanted to go to, as they sent it. */
export const UserSignedUp = defineEvent(
  'users.signed-up',
  z.object({ userId: z.string(), redirect: z.string().nullable() }),
  { orderKey: (event) => event.userId },
);
