import type { AccessTokenClaims } from '@shared/contracts';
import { ApiError } from './api-error';

/** A token with less life than this is refreshed before it is used (docs/session.md). */
const MIN_LIFE_MS = 60_000;

export interface AccessTokensOptions {
  /** One call of POST /auth/refresh; gives the new access token. */
  refresh: () => Promise<string>;
  /** Runs a task while no other window of this browser runs one of the same name. */
  exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  now?: () => number;
}

/**
 * The access token, in memory alone. Concurrent refreshes share one request, and those of several windows go one
 * after another, each with the cookie that the one before it left, so that none looks like a stolen token.
 */
export class AccessTokens {
  #token: string | null = null;
  #expiresAt = 0;
  #refreshing: Promise<string> | null = null;
  readonly #options: AccessTokensOptions;
  readonly #now: () => number;
  /** Called after each change: a token came, or it is gone. */
  onChange: (token: string | null) => void = () => {};

  constructor(options: AccessTokensOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get current(): string | null {
    return this.#token;
  }

  /** The user the current token is for (its `sub`); null without a token, or with one that can't be read. */
  get userId(): string | null {
    return this.#token === null ? null : (claimsOf(this.#token)?.sub ?? null);
  }

  set(token: string): void {
    this.#token = token;
    this.#expiresAt = this.#now() + lifeOf(token, this.#now());
    this.onChange(token);
  }

  clear(): void {
    if (this.#token === null) return;
    this.#token = null;
    this.onChange(null);
  }

  /**
   * A token fit for a call, refreshed first when under 60 seconds of life remain; null for a guest. While the first
   * refresh of a start-up runs, it is awaited.
   * @throws ApiError when the refresh failed and the token at hand is dead.
   */
  async fresh(): Promise<string | null> {
    if (this.#refreshing) return this.#refreshing.catch((error) => this.#fallBack(error));
    if (this.#token === null) return null;
    if (this.#expiresAt - this.#now() >= MIN_LIFE_MS) return this.#token;
    return this.refresh().catch((error) => this.#fallBack(error));
  }

  /**
   * A new token from the refresh cookie. A 401 is a sign-out; any other failure leaves things as they were. A sign-in
   * that came while it was on its way outlives it: its token is the newer one.
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
        throw error;
      })
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  /** After a failed refresh: a guest is a guest, a living token still serves, anything else is the failure. */
  #fallBack(error: unknown): string | null {
    if (this.#token === null) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
    if (this.#expiresAt > this.#now()) return this.#token;
    throw error;
  }
}

/**
 * Milliseconds that a token lives from now. By its own clock (exp - iat) where it can, since the clock of the
 * learner's machine may be wrong. 0 for a token that cannot be read.
 */
function lifeOf(token: string, now: number): number {
  const claims = claimsOf(token);
  if (typeof claims?.exp !== 'number') {
    console.error('invalid claims'); // never the token itself
    return 0;
  }
  return claims.exp * 1000 - (typeof claims.iat === 'number' ? claims.iat * 1000 : now);
}

/** The claims of a token, unverified; null for one that cannot be read. */
function claimsOf(token: string): Partial<AccessTokenClaims> | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Partial<AccessTokenClaims>;
  } catch {
    return null; // no JSON Web Token: the callers say what that means
  }
}
