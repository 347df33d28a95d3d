import type { ErrorKind } from './domain-error';

/** Exhaustive by its type: a new kind does not compile until it has a status. */
export const STATUS_OF_KIND: Record<ErrorKind, number> = {
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
};

/** The kind that a status stands for, for errors that the framework raises by status; undefined when none does. */
export function kindOfStatus(status: number): ErrorKind | undefined {
  const found = Object.entries(STATUS_OF_KIND).find(([, value]) => value === status);
  return found?.[0] as ErrorKind | undefined;
}
