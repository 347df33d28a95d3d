import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** An account that was there before got a further way to sign in. */
export const SignInWayAdded = defineEvent(
  'auth.sign-in-way-added',
  z.object({ userId: z.string(), way: z.enum(['a passkey', 'Google', 'GitHub']) }),
);
