import type { AccessTokenClaims } from '@shared/contracts';
import { ApiError } from './api-error';

/** Tokens that expire sooner are refreshed before use (docs/session.md). */
const MIN_REMAINING_MS = 60_000;

export interface AccessTokensOptions {
  /** Calls POST /auth/refresh and returns the new access token. */
  refresh: () => Promise<string>;
  /** Runs a task under a lock that all windows of this browser share. */
  exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  now?: () => number;
  /** A clock that nobody sets: it may stand still while the device is asleep, which `now` doesn't. */
  monotonic?: () => number;
}

/**
 * The access token, in memory only. Concurrent refreshes share one request. Windows take turns, so each uses the latest
 * cookie and none looks like a stolen token.
 */
export class AccessTokens {
  #token: string | null = null;
  /** When the token was set, by both clocks, and for how long it was good then. */
  #since = { now: 0, monotonic: 0 };
  #lifeMs = 0;
  #refreshing: Promise<string> | null = null;
  /** The last refresh failed without a refusal, so the cookie may still be good. */
  #isUnknown = false;
  readonly #options: AccessTokensOptions;
  readonly #now: () => number;
  readonly #monotonic: () => number;
  /** Called when the token is set or cleared. */
  onChange: (token: string | null) => void = () => {};

  constructor(options: AccessTokensOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#monotonic = options.monotonic ?? (() => performance.now());
  }

  get current(): string | null {
    return this.#token;
  }

  /** When the current token expires, in milliseconds of this device's clock. */
  get expiresAt(): number {
    return this.#now() + this.#remainingMs();
  }

  /** The user the current token is for (its `sub`); null without a token, or with one that can't be read. */
  get userId(): string | null {
    return this.#token === null ? null : (claimsOf(this.#token)?.sub ?? null);
  }

  set(token: string): void {
    this.#token = token;
    this.#since = { now: this.#now(), monotonic: this.#monotonic() };
    this.#lifeMs = lifeOf(token, this.#now());
    this.#isUnknown = false;
    this.onChange(token);
  }

  clear(): void {
    this.#isUnknown = false;
    if (this.#token === null) return;
    this.#token = null;
    this.onChange(null);
  }

  /**
   * A token for a call, refreshed first if it expires in under 60 seconds; null for a guest. Waits for a refresh in
   * progress, and tries again after one that didn't reach the server.
   * @throws ApiError if the refresh failed and there's no valid token.
   */
  async fresh(): Promise<string | null> {
    if (this.#refreshing) return this.#refreshing.catch((error) => this.#fallBack(error));
    if (this.#token === null && !this.#isUnknown) return null;
    if (this.#token !== null && this.#remainingMs() >= MIN_REMAINING_MS) return this.#token;
    return this.refresh().catch((error) => this.#fallBack(error));
  }

  /**
   * Gets a new token with the refresh cookie. A 401 is a sign-out; other failures change nothing. If the user signs in
   * while the request is pending, the newer token from the sign-in wins.
   */
  refresh(): Promise<string> {
    const before = this.#token;
    this.#refreshing ??= this.#options
      .exclusive('emberforge.refresh', this.#options.refresh)
      .then((token) => {
        this.set(token);
        return token;
      })
      .catch((error: unknown) => {
        if (this.#token !== null && this.#token !== before) return this.#token;
        if (error instanceof ApiError && error.status === 401) this.clear();
        else this.#isUnknown = true;
        throw error;
      })
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  /** By the clock that has gone further: the learner may have set the other one back. */
  #remainingMs(): number {
    const { now, monotonic } = this.#since;
    return this.#lifeMs - Math.max(this.#now() - now, this.#monotonic() - monotonic);
  }

  /** After a failed refresh: null for a guest, the current token if it's still valid, otherwise throws. */
  #fallBack(error: unknown): string | null {
    if (this.#token === null) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
    if (this.#remainingMs() > 0) return this.#token;
    throw error;
  }
}

/**
 * The token's remaining lifetime in milliseconds. Uses its own timestamps (exp - iat) if possible, because the learner's
 * clock can be wrong. 0 if the token can't be read.
 */
function lifeOf(token: string, now: number): number {
  const claims = claimsOf(token);
  if (typeof claims?.exp !== 'number') {
    console.error('invalid claims'); // never the token itself
    return 0;
  }
  return claims.exp * 1000 - (typeof claims.iat === 'number' ? claims.iat * 1000 : now);
}

/** The unverified claims of a token; null if it can't be read. */
function claimsOf(token: string): Partial<AccessTokenClaims> | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Partial<AccessTokenClaims>;
  } catch {
    return null; // not a JWT; callers handle it
  }
}
