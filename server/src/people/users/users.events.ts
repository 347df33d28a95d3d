import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/**
 * An account was created. `redirect` is the page the user wanted to see, unvalidated. `isVerified`: they're signed in
 * already, so they need no link.
 */
export const UserSignedUp = defineEvent(
  'users.signed-up',
  z.object({ userId: z.string(), redirect: z.string().nullable(), isVerified: z.boolean().optional() }),
  { orderKey: (event) => event.userId },
);
