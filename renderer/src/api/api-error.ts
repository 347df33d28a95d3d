import { t } from '@lingui/core/macro';
import { type ErrorKind, kindOfStatus } from '@shared/contracts/errors';

/**
 * Why a call failed. In addition to the server's kinds: `offline` (no response), `timeout` (no response in time) and
 * `cancelled` (aborted by the caller).
 */
export type ApiErrorKind = ErrorKind | 'offline' | 'timeout' | 'cancelled';

/** Messages for errors without a text from the server (docs/wire.md). */
export const ERROR_TEXTS = {
  unknown: t`Unknown error occurred`,
  toast: t`An error occurred`,
  notLoggedIn: t`You're not logged in`,
  loginExpired: t`Login has expired`,
  offline: t`We can't reach the server. Check your connection, then try again.`,
  timeout: t`The server took too long to respond. Please try again.`,
};

/** A failed call. `status` is 0 if there was no response; `message` is user-facing. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** How long the server asks to wait; 0 if it doesn't say. */
  readonly retryAfterMs: number;
  /** The session's sign-in is too old for this call: it works once the learner has confirmed that it's them. */
  readonly needsConfirmation: boolean;

  constructor(
    readonly status: number,
    message: string,
    readonly kind: ApiErrorKind = kindOf(status),
    options: ErrorOptions & { retryAfterMs?: number; needsConfirmation?: boolean } = {},
  ) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs ?? 0;
    this.needsConfirmation = options.needsConfirmation ?? false;
  }

  /**
   * The server said no, and would say it again: a 4xx, except for those that ask to try again. After any other failure
   * it's unknown what the server would have said.
   */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && !RETRY_LATER.has(this.status);
  }

  /** No answer from our server, but from a proxy in front of it at best. */
  get isNoAnswer(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || GATEWAY_STATUSES.has(this.status);
  }
}

const RETRY_LATER = new Set([408, 425, 429]);
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** The kind of an error status; unlisted ones count as `internal` or `invalid`. */
function kindOf(status: number): ErrorKind {
  return kindOfStatus(status) ?? (status >= 500 ? 'internal' : 'invalid');
}

/** The toast text for any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : ERROR_TEXTS.toast;
}
