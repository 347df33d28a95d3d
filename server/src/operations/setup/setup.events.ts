import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** An admin invited an address to sign up, perhaps again. */
export const SiteInvitationSent = defineEvent(
  'setup.invitation-sent',
  z.object({ invitationId: z.string() }),
);
