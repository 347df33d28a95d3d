import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** An account was created. `redirect` is the page the user wanted to see, unvalidated. */
export const UserSignedUp = defineEvent(
  'users.signed-up',
  z.object({ userId: z.string(), redirect: z.string().nullable() }),
  { orderKey: (event) => event.userId },
);
