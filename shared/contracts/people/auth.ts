import { z } from 'zod';
import { emptyReply } from '../common';
import { endpoint } from '../endpoint';

const area = 'auth';

/** Claims of an access token (a JWT, HS256). Clients only read `sub`, `exp` and `act`. */
export const accessTokenClaims = z.object({
  sub: z.uuid().describe("The user's UUID."),
  iat: z.number().int().describe('Seconds since the epoch.'),
  exp: z.number().int().describe('Seconds since the epoch.'),
  act: z
    .object({ sub: z.uuid() })
    .optional()
    .describe('The admin who views Emberforge as this user (RFC 8693).'),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaims>;

/** Both tokens, for the terminal or the desktop app. Browsers get the refresh token only in an HttpOnly cookie. */
export const tokensReply = z.strictObject({
  access_token: z.string(),
  refresh_token: z
    .string()
    .optional()
    .describe('Only with a code from /auth/otp/create, or when refreshing with X-Refresh-Token.'),
});

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  auth: 'cookie',
  area,
  summary: 'Exchanges a refresh token for a new access token, and rotates it.',
  reply: tokensReply,
  errors: [403, 409, 429],
});

export const otpLogin = endpoint({
  method: 'POST',
  path: '/auth/otp/login',
  auth: 'none',
  area,
  summary: 'Signs in with a one-time code from a sign-in link or from /cli/login.',
  body: z.object({
    otp: z.string().trim().min(1, 'is missing').max(200),
    verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/, 'is malformed')
      .optional()
      .describe('For a code that was created with a challenge: what its hash was made of (PKCE, S256).'),
  }),
  reply: tokensReply,
  errors: [403, 429],
});

export const otpCreate = endpoint({
  method: 'POST',
  path: '/auth/otp/create',
  auth: 'user',
  area,
  summary: 'Creates the one-time code that /cli/login passes to a terminal or the desktop app.',
  body: z.strictObject({
    desktop: z
      .strictObject({
        challenge: z
          .string()
          .regex(/^[\w-]{43}$/, 'is malformed')
          .describe('SHA-256 of the app’s verifier, base64url (PKCE, S256).'),
      })
      .optional()
      .describe('For the desktop app that asked for it in the browser: only its verifier redeems the code.'),
  }),
  reply: z.strictObject({ OTP: z.string() }),
  errors: [429],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  auth: 'cookie',
  area,
  summary: 'Ends the session of the refresh token, if there is one.',
  reply: emptyReply,
  errors: [403],
});
