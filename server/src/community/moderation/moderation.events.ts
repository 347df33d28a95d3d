import { defineEvent } from '@server/platform/events';
import { MODERATION_ACTIONS, REPORT_KINDS } from '@shared/rules/moderation';
import { z } from 'zod';

/** An admin did something to what a learner shows or to their account, or took that back. The author gets an email. */
export const AuthorModerated = defineEvent(
  'moderation.author-moderated',
  z.object({
    actionId: z.string(),
    userId: z.string(),
    action: z.enum(MODERATION_ACTIONS),
    kind: z.enum(REPORT_KINDS).nullable(),
    isUndone: z.boolean(),
  }),
  { orderKey: (event) => event.userId },
);
