import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A sign-in link is to be mailed. The event names the code only; the code itself is nowhere stored (OneTimeCodes). */
export const SignInLinkRequested = defineEvent(
  'auth.sign-in-link-requested',
  z.object({ codeId: z.string(), redirect: z.string().nullable() }),
);
