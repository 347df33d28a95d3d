import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** An account was opened by its e-mail address; `redirect` is where its owner wanted to go, as they sent it. */
export const UserSignedUp = defineEvent(
  'users.signed-up',
  z.object({ userId: z.string(), redirect: z.string().nullable() }),
  { orderKey: (event) => event.userId },
);
