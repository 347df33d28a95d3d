import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/* Events are kept forever, so they name the row, never an address. */

export const EmailChangeRequested = defineEvent(
  'auth.email-change-requested',
  z.object({ changeId: z.string() }),
);

export const EmailChanged = defineEvent('auth.email-changed', z.object({ changeId: z.string() }));
