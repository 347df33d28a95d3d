import { type ErrorKind, kindOfStatus } from '@shared/contracts/errors';

/**
 * Why a call failed: a kind that the server knows, or one that only a client sees. `offline`: no answer came,
 * `timeout`: none came in time, `cancelled`: the caller aborted it.
 */
export type ApiErrorKind = ErrorKind | 'offline' | 'timeout' | 'cancelled';

/** What a failed call says when the server sent no text of its own (docs/wire.md). */
export const ERROR_TEXTS = {
  unknown: 'Unknown error occurred',
  toast: 'An error occurred',
  notLoggedIn: "You're not logged in",
  loginExpired: 'Login has expired',
  offline: "We can't reach the server. Check your connection, then try again.",
  timeout: 'The server took too long to answer. Please try again.',
} as const;

/** A failed call. `status` is 0 when no answer came; `message` can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly kind: ApiErrorKind = kindOf(status),
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The kind of a failed answer; a status without a kind of its own counts as `internal` or `invalid`. */
function kindOf(status: number): ErrorKind {
  return kindOfStatus(status) ?? (status >= 500 ? 'internal' : 'invalid');
}

/** Whatever was thrown, as a text for a toast. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : ERROR_TEXTS.toast;
}
