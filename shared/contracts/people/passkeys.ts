import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams, instant, uuid } from '../common';
import { endpoint } from '../endpoint';
import { plainName } from '../plain-text';
import { arrival, signedInReply } from './sign-in';

const area = 'auth';

const base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/, 'must be base64url');

/** Passed on to the browser as it is (W3C Web Authentication, in JSON). */
export const passkeyOptions = z.strictObject({ Options: z.record(z.string(), z.unknown()) });

/** What `navigator.credentials` returns, in JSON. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64url.min(1).max(1_400),
    rawId: base64url.min(1).max(1_400),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url, ...response }),
    clientExtensionResults: z.object({}),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  });

const createdCredential = credential({
  attestationObject: base64url,
  transports: z.array(z.string().max(40)).max(10).optional(),
});
export type CreatedCredential = z.infer<typeof createdCredential>;

export const usedCredential = credential({
  authenticatorData: base64url,
  signature: base64url,
  userHandle: base64url.optional(),
});
export type UsedCredential = z.infer<typeof usedCredential>;

/** Characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 60;

export const passkey = z.strictObject({
  UUID: uuid,
  Name: z.string(),
  CreatedAt: instant,
  LastUsedAt: instant.nullable(),
  IsSynced: z.boolean().describe('It’s on several devices of the learner, by their password manager.'),
});
export type Passkey = z.infer<typeof passkey>;

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  auth: 'none',
  area,
  summary:
    'Options for `navigator.credentials.get`, to sign in with any passkey of this site. Good for 5 minutes.',
  reply: passkeyOptions,
  errors: [429, 503],
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey/login',
  auth: 'none',
  area,
  summary: 'Signs in with a passkey.',
  body: z.object({
    credential: usedCredential,
    redirect: arrival.redirect,
    originalPath: arrival.originalPath,
  }),
  reply: signedInReply,
  errors: [403, 429, 503],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys/options',
  auth: 'user',
  area,
  summary: 'Options for `navigator.credentials.create`, to add a passkey. Good for 5 minutes.',
  reply: passkeyOptions,
  errors: [403, 409, 429, 503],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys',
  auth: 'user',
  area,
  summary: 'Lets the caller sign in with a passkey that their browser has just made.',
  body: z.object({ credential: createdCredential }),
  reply: passkey,
  errors: [403, 409, 429, 503],
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/users/passkeys',
  auth: 'user',
  area,
  summary: 'The caller’s passkeys; the newest comes first.',
  reply: z.strictObject({
    Passkeys: z.array(passkey),
    IsAvailable: z.boolean().describe('Whether passkeys work at this server’s address: https, or localhost.'),
  }),
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/users/passkeys/{id}',
  auth: 'user',
  area,
  summary: 'Changes a passkey’s name.',
  params: idParams,
  body: z.object({
    name: plainName(MAX_PASSKEY_NAME, 'name').min(1, fieldMessage('field.no-name')),
  }),
  reply: passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/users/passkeys/{id}',
  auth: 'user',
  area,
  summary: 'Removes a passkey: nobody can sign in with it any more.',
  params: idParams,
  reply: emptyReply,
  errors: [403],
});
