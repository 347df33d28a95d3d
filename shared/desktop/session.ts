import { z } from 'zod';
import type { DesktopCall } from './call';

/** A one-time code: all characters that one can have. */
const code = z.string().regex(/^[\w-]{1,200}$/);

/** Names the text of a `message`, as the header `Error-Text` does (docs/wire.md). */
const reference = z.string().optional();

/** No usable answer. `status` is the reply's, or 0 if there was none; `message` is the server's own, if it sent one. */
const failed = z.object({
  kind: z.literal('failed'),
  status: z.number().int(),
  message: z.string().nullable(),
  reference,
});

const signedIn = z.object({ kind: z.literal('signed-in'), accessToken: z.string() });

/**
 * What the keychain didn't do, for the learner to know. `not-kept`: they're signed in only until the app quits.
 * `not-deleted`: they've signed out, and the keychain still has their token.
 */
const keychainProblem = z.enum(['not-kept', 'not-deleted']);

const refreshOutcome = z.discriminatedUnion('kind', [
  signedIn,
  /** Nobody is signed in, or the server has ended the session; `message` is then its reason. */
  z.object({ kind: z.literal('signed-out'), message: z.string().nullable(), reference }),
  failed,
]);

const signInOutcome = z.discriminatedUnion('kind', [
  signedIn,
  /** The server doesn't take this code: it's wrong, used, expired or another client's. */
  z.object({ kind: z.literal('refused'), message: z.string(), reference }),
  /** A code from an emailed link. It signs in browsers only. */
  z.object({ kind: z.literal('for-browsers') }),
  /** A link with a state that isn't of the sign-in that this app has begun. Nothing was sent. */
  z.object({ kind: z.literal('unasked') }),
  failed,
]);

/**
 * The learner's session at the host (docs/session.md). The refresh token stays in main; the web app gets access tokens.
 */
export const SESSION_CALLS = {
  /** A new access token. Calls at the same time share one request. */
  'session:refresh': { input: z.void(), output: refreshOutcome },
  /** Opens /cli/login in the system's browser. `address` is for the learner to open if `isOpened` is false. */
  'session:begin': { input: z.void(), output: z.object({ address: z.url(), isOpened: z.boolean() }) },
  /** Forgets the sign-in that was begun: its link isn't accepted anymore. */
  'session:cancel': { input: z.void(), output: z.void() },
  /** Whether a sign-in link is the answer to the sign-in that this app has begun. */
  'session:inspect': {
    input: z.object({ state: z.string().max(200).optional() }),
    output: z.object({ isExpected: z.boolean() }),
  },
  /** Redeems a code that the learner has pasted, or, with a `state`, the one of a sign-in link they've confirmed. */
  'session:sign-in': {
    input: z.object({ code, state: z.string().max(200).optional() }),
    output: signInOutcome,
  },
  /** Ends the session here in any case, and on the server if it can be reached. */
  'session:sign-out': { input: z.void(), output: z.void() },
  /** The keychain's last problem, for a page that has just loaded. Later ones come as `session:keychain-failed`. */
  'session:describe': { input: z.void(), output: z.object({ problem: keychainProblem.nullable() }) },
  /** Hands a code to the terminal client that waits on this computer: only the host's own pages may do that. */
  'session:hand-over': {
    input: z.object({ code }),
    output: z.enum(['delivered', 'already-has-one', 'refused', 'absent']),
  },
} satisfies Record<string, DesktopCall>;

export const SESSION_EVENTS = { 'session:keychain-failed': keychainProblem } satisfies Record<
  string,
  z.ZodType
>;

export type KeychainProblem = z.output<typeof keychainProblem>;
export type RefreshOutcome = z.output<typeof refreshOutcome>;
export type SignInOutcome = z.output<typeof signInOutcome>;
export type TerminalHandOff = z.output<(typeof SESSION_CALLS)['session:hand-over']['output']>;
