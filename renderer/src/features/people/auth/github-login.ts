import { t } from '@lingui/core/macro';
import { ApiError, type ApiErrorKind } from '@web/api';
import type { RootStore } from '@web/stores';
import { arriveSignedIn } from './arrive-signed-in';

/** What GitHub sends the browser back with. */
export interface GithubReturn {
  code: string | null;
  state: string | null;
  /** `access_denied` if the visitor said no. */
  error: string | null;
}

/** Failures that have a text of their own; all others get the same one. */
const EXPLAINED = new Set<ApiErrorKind>([
  'conflict',
  'forbidden',
  'rate-limited',
  'unavailable',
  'offline',
  'timeout',
]);

/** As the server says it. */
const FAILED = t`Github Login Error`;

/** A sign-in that didn't happen. `message` is user-facing. */
export class GithubLoginFailed extends Error {
  override readonly name = 'GithubLoginFailed';
}

/** A code works once, but React may call twice, so the first attempt with each code is cached. */
const attempts = new Map<string, Promise<string>>();

/**
 * Finishes a sign-in with GitHub, confirms it with a toast, and returns where to go next.
 * @throws GithubLoginFailed
 */
export async function finishGithubLogin(
  stores: RootStore,
  { code, state, error }: GithubReturn,
): Promise<string> {
  if (error === 'access_denied')
    throw new GithubLoginFailed(t`You didn’t give us access, so you aren’t signed in. You can try again.`);
  if (error !== null || code === null || state === null) throw new GithubLoginFailed(FAILED);
  let attempt = attempts.get(code);
  if (!attempt) {
    attempt = complete(stores, { code, state });
    attempts.set(code, attempt);
  }
  return attempt;
}

async function complete(stores: RootStore, query: { code: string; state: string }): Promise<string> {
  const reply: unknown = await stores.api.call('githubLogin', { query }).catch((cause: unknown) => {
    const isExplained = cause instanceof ApiError && EXPLAINED.has(cause.kind) && cause.message !== '';
    throw new GithubLoginFailed(isExplained ? cause.message : FAILED, { cause });
  });
  // A text reply is a failure, whatever its status.
  if (!isSession(reply)) throw new GithubLoginFailed(FAILED);
  stores.session.adopt(reply.access_token);
  return arriveSignedIn(stores, reply.redirect);
}

const isSession = (reply: unknown): reply is { access_token: string; redirect: string | null } =>
  typeof reply === 'object' &&
  reply !== null &&
  'access_token' in reply &&
  typeof reply.access_token === 'string';
