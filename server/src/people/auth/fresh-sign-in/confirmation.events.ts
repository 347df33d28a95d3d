import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** Carries the code's id: events are kept forever. */
export const ConfirmationCodeRequested = defineEvent(
  'auth.confirmation-code-requested',
  z.object({ codeId: z.string() }),
);
