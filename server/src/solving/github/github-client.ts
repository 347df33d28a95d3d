import { Octokit } from '@octokit/core';
import { fetchLimited, ReplyTooLarge } from '@server/people/auth';
import { GithubProblem } from '@shared/lesson-types';
import { type Text, text } from '@shared/texts';

/** GitHub no longer accepts a token. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** What Octokit rejects with; without an answer, the status is 500. */
interface RequestError extends Error {
  status: number;
  response?: { headers: Record<string, unknown> };
}

/** A file of 1 MB in Base64, and the facts around it; a hundred pull requests are about as large. */
const MAX_REPLY_BYTES = 4_000_000;
/** For all requests of one client together: a learner is waiting. */
const TIME_LIMIT_MS = 15_000;
const MAX_REQUESTS = 30;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Calls GitHub's REST API with a learner's token. Good for one look: its limits are for all of its requests together. */
export class GithubClient {
  private readonly octokit: Octokit;
  private readonly deadline = AbortSignal.timeout(TIME_LIMIT_MS);
  private count = 0;

  constructor(apiUrl: string, token: string) {
    this.octokit = new Octokit({
      baseUrl: apiUrl,
      auth: token,
      userAgent: 'emberforge',
      log: silent,
      request: { fetch: fetchLimited(MAX_REPLY_BYTES) },
    });
  }

  /**
   * The reply of a GET; null for what doesn't exist, such as the commits of an empty repository.
   * @throws TokenRefused or GithubProblem
   */
  async get(route: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    this.count += 1;
    if (this.count > MAX_REQUESTS) throw new GithubProblem(text('github.too-many-requests'));
    try {
      const { data } = await this.octokit.request(`GET ${route}`, {
        ...parameters,
        request: { signal: this.deadline },
      });
      return data;
    } catch (error) {
      if (!isRequestError(error)) throw slow(error);
      if (error.status === 404 || error.status === 409) return null;
      throw explain(error);
    }
  }
}

const isRequestError = (error: unknown): error is RequestError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

function explain(error: RequestError): Error {
  const { status, cause } = error;
  if (cause instanceof ReplyTooLarge)
    return new GithubProblem(text('github.large-answer'), undefined, { cause: error });
  if (status === 401) return new TokenRefused('GitHub replied 401.', { cause: error });
  if (status === 403 || status === 429) {
    const seconds = retryAfter(error);
    if (seconds !== undefined) return new GithubProblem(limitReached(seconds), seconds, { cause: error });
    return new GithubProblem(text('github.refused'), undefined, { cause: error });
  }
  return slow(error);
}

const slow = (cause: unknown) => new GithubProblem(text('github.silent'), 60, { cause });

const DEFAULT_PAUSE_S = 60;
const MAX_PAUSE_S = 3_600;

/** In seconds; undefined if it isn't about a rate limit. */
function retryAfter({ status, response }: RequestError): number | undefined {
  const headers = response?.headers ?? {};
  const after = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(after)) return clamp(after);
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (String(headers['x-ratelimit-remaining']) === '0')
    return clamp(Number.isFinite(reset) ? reset - Date.now() / 1000 : DEFAULT_PAUSE_S);
  return status === 429 ? DEFAULT_PAUSE_S : undefined;
}

const clamp = (seconds: number) => Math.min(Math.max(Math.ceil(seconds), 1), MAX_PAUSE_S);

const limitReached = (seconds: number): Text =>
  seconds < 90
    ? text('github.limit-for-seconds', { seconds })
    : text('github.limit-for-minutes', { minutes: Math.ceil(seconds / 60) });
