import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** Somebody asked for a sign-in link. Names the code by its id: the code itself is never stored (OneTimeCodes). */
export const SignInLinkRequested = defineEvent(
  'auth.sign-in-link-requested',
  z.object({ codeId: z.string(), redirect: z.string().nullable() }),
);
