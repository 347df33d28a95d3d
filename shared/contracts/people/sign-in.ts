import { z } from 'zod';
import { timeZone, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'auth';

/** A page of the app, as the visitor has it. The server checks that it's one. */
const path = z.string().max(500).nullish();

/** Where a sign-in came from, and where it leads. */
export const arrival = {
  referringUserUUID: uuid.nullish().describe('Who referred this visitor. Only counts for a new account.'),
  redirect: path.describe('The page to open after the sign-in.'),
  originalPath: path.describe('The page that the sign-in was started on: opened if there’s no redirect.'),
  userTimezone: timeZone.nullish().describe('Of a new account.'),
};

/** The session's refresh token is in the cookie. */
export const signedInReply = z.strictObject({
  access_token: z.string(),
  registered: z.literal(true).optional().describe('With status 201: the account is new.'),
  redirect: z.string().nullable().describe('A page of the app, or null for the usual one.'),
});
export type SignedInReply = z.infer<typeof signedInReply>;

export const getSignInProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  auth: 'none',
  area,
  summary: 'The ways to sign in, apart from email, that this server is set up for.',
  reply: z.strictObject({
    Google: z
      .strictObject({
        ClientID: z.string(),
        ScriptURL: z.string().describe('Of Google Identity Services.'),
        Nonce: z
          .string()
          .describe('For `google.accounts.id.initialize`. Belongs to a cookie of this browser.'),
      })
      .nullable(),
    Github: z.boolean(),
    Passkeys: z.boolean(),
    Discord: z.boolean().describe('For linking; nobody signs in with it.'),
  }),
});

export const googleLogin = endpoint({
  method: 'POST',
  path: '/auth/google/login',
  auth: 'none',
  area,
  summary: 'Signs in with a credential of Google Identity Services, or opens an account.',
  body: z.object({ googleJWT: z.string().min(1, 'is missing').max(5_000), ...arrival }),
  reply: signedInReply,
  canCreate: true,
  errors: [403, 409, 429, 503],
});

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/users/google/link',
  auth: 'user',
  area,
  summary: 'Lets the caller sign in with a Google account.',
  body: z.object({ googleJWT: z.string().min(1, 'is missing').max(5_000) }),
  reply: z.strictObject({ Email: z.string() }),
  errors: [403, 409, 429, 503],
});

export const unsyncGoogle = endpoint({
  method: 'POST',
  path: '/auth/google/unsync',
  auth: 'user',
  area,
  summary: 'Unlinks the caller’s Google account, if there is one.',
  reply: z.strictObject({}),
});

export const githubLogin = endpoint({
  method: 'GET',
  path: '/auth/github/callback',
  auth: 'none',
  area,
  summary: 'Finishes a sign-in that /v1/auth/github/login has started in this browser, or opens an account.',
  query: z.object({ code: z.string().min(1).max(500), state: z.string().min(1).max(4_000) }),
  reply: signedInReply,
  canCreate: true,
  errors: [403, 409, 429, 503],
});

/** The query of the page /v1/auth/github/login, which leads to GitHub. */
export const githubLoginQuery = z.object({
  referring_user_id: arrival.referringUserUUID.catch(null),
  redirect: arrival.redirect.catch(null),
  originalPath: arrival.originalPath.catch(null),
  timezone: arrival.userTimezone.catch(null),
});

export const startDiscordLink = endpoint({
  method: 'POST',
  path: '/users/discord/link',
  auth: 'user',
  area,
  summary: 'The page of Discord that asks the caller to link their account.',
  reply: z.strictObject({ URL: z.string() }),
  errors: [429, 503],
});

export const discordCallback = endpoint({
  method: 'GET',
  path: '/users/discord/callback',
  auth: 'user',
  whileImpersonating: 'refused',
  area,
  summary: 'Links the Discord account that the code is for to the caller.',
  query: z.object({ code: z.string().min(1).max(500), state: z.string().min(1).max(500) }),
  reply: z.strictObject({ Name: z.string() }),
  errors: [403, 409, 429, 503],
});

export const unsyncDiscord = endpoint({
  method: 'POST',
  path: '/auth/discord/unsync',
  auth: 'user',
  area,
  summary: 'Unlinks the caller’s Discord account, if there is one.',
  reply: z.strictObject({}),
});

export const getLinkedAccounts = endpoint({
  method: 'GET',
  path: '/users/linked_accounts',
  auth: 'user',
  area,
  summary: 'The accounts elsewhere that belong to the caller. Null: none is linked.',
  reply: z.strictObject({
    Google: z.string().nullable().describe('Its email address.'),
    Github: z.string().nullable().describe('Its login.'),
    Discord: z.string().nullable().describe('Its name.'),
  }),
});
