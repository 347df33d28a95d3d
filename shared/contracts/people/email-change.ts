import { z } from 'zod';
import { email, emptyReply } from '../common';
import { endpoint } from '../endpoint';

const area = 'users';

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/users/email/send_reset_link',
  auth: 'user',
  area,
  summary: 'Emails a link to a new address of the caller. Opening it makes it theirs.',
  body: z.object({ email }),
  reply: emptyReply,
  errors: [403, 409, 429],
});

export const resetEmail = endpoint({
  method: 'POST',
  path: '/users/email/reset',
  auth: 'none',
  area,
  summary: 'Changes an account’s email address to the one that the link was sent to.',
  body: z.object({ resetToken: z.string().trim().min(1, 'is missing').max(200) }),
  reply: z.strictObject({ Email: z.string() }),
  errors: [403, 409, 429],
});
