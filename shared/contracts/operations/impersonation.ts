import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams, instant, uuid } from '../common';
import { endpoint } from '../endpoint';
import { MAX_IMPERSONATION_REASON } from '../text-limits';

const area = 'admin';

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/impersonate',
  auth: 'user',
  area,
  summary: 'Starts to view Emberforge as a learner. It’s logged with its reason, and over after 30 minutes.',
  params: idParams,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, fieldMessage('field.say-why'))
      .max(MAX_IMPERSONATION_REASON, 'is too long'),
  }),
  reply: z.strictObject({
    UUID: uuid.describe('For `impersonate` in the address of a page, and for the tokens.'),
    ExpiresAt: instant,
  }),
  errors: [403, 409, 429],
});

export const getImpersonationToken = endpoint({
  method: 'POST',
  path: '/admin/impersonations/{id}/token',
  auth: 'user',
  area,
  summary: 'An access token for an impersonation that the caller has started and that isn’t over.',
  params: idParams,
  reply: z.strictObject({ access_token: z.string() }),
  errors: [403],
});

export const stopImpersonation = endpoint({
  method: 'DELETE',
  path: '/admin/impersonations/{id}',
  auth: 'user',
  area,
  summary: 'Ends an impersonation that the caller has started; nothing happens if it’s over.',
  params: idParams,
  reply: emptyReply,
  errors: [403],
});
