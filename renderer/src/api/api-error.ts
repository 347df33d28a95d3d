/**
 * What kind of failure a call met: the server's table of kinds (by status), and three that only a client sees.
 * `offline` no answer came, `timeout` none came in time, `cancelled` the caller lost interest.
 */
export type ApiErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  | 'rate-limited'
  | 'internal'
  | 'unavailable'
  | 'offline'
  | 'timeout'
  | 'cancelled';

/** Texts of the error catalogue (specification 1, section 8), and the two for an unreachable server. */
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

const KINDS: Record<number, ApiErrorKind> = {
  401: 'unauthenticated',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'unprocessable',
  429: 'rate-limited',
  503: 'unavailable',
};

export function kindOf(status: number): ApiErrorKind {
  return KINDS[status] ?? (status >= 500 ? 'internal' : 'invalid');
}

/** Whatever was thrown, as a text for a toast. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : ERROR_TEXTS.toast;
}
