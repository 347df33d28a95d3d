import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A sign-in link was requested. Carries the code's id, because the code itself is never stored (OneTimeCodes). */
export const SignInLinkRequested = defineEvent(
  'auth.sign-in-link-requested',
  z.object({ codeId: z.string(), redirect: z.string().nullable() }),
);
