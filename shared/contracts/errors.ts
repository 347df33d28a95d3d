/**
 * Errors of API calls, shared by the server and its clients. Doesn't import zod, because it's in the web app's entry
 * chunk (the schema is `errorBody` in common.ts).
 */

/** HTTP status of each kind of failure. */
export const STATUS_OF_KIND = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const;

/** The category of an error. */
export type ErrorKind = keyof typeof STATUS_OF_KIND;

/** The body of every failed call. `error` is user-facing. */
export interface ErrorBody {
  error: string;
}

/** The id and values of `error`'s text, for clients in other languages. Not in the body, whose shape is the API's promise. */
export const TEXT_HEADER = 'error-text';

/** The kind with exactly this status; undefined if there is none. */
export function kindOfStatus(status: number): ErrorKind | undefined {
  const found = Object.entries(STATUS_OF_KIND).find(([, value]) => value === status);
  return found?.[0] as ErrorKind | undefined;
}
