import { z } from 'zod';
import { emptyReply } from '../common';
import { endpoint } from '../endpoint';
import { passkeyOptions, usedCredential } from './passkeys';

const area = 'auth';

/* Sensitive calls ask for a sign-in that isn't older than ten minutes. Confirming makes the session's as good as new. */

export const sendConfirmationCode = endpoint({
  method: 'POST',
  path: '/auth/confirmation/code',
  auth: 'user',
  area,
  summary: 'Emails the caller a code that confirms it’s them. Good for 10 minutes, in this session.',
  reply: emptyReply,
  errors: [429],
});

export const confirmByCode = endpoint({
  method: 'POST',
  path: '/auth/confirmation',
  auth: 'user',
  area,
  summary: 'Confirms that it’s the caller, by the code of the newest email.',
  body: z.object({
    code: z
      .string()
      .transform((text) => text.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits.')),
  }),
  reply: emptyReply,
  errors: [403, 429],
});

export const startPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/auth/confirmation/passkey/options',
  auth: 'user',
  area,
  summary: 'Options for `navigator.credentials.get` with the caller’s own passkeys. Good for 5 minutes.',
  reply: passkeyOptions,
  errors: [409, 429, 503],
});

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/auth/confirmation/passkey',
  auth: 'user',
  area,
  summary: 'Confirms that it’s the caller, by one of their passkeys.',
  body: z.object({ credential: usedCredential }),
  reply: emptyReply,
  errors: [403, 429, 503],
});
