import { QueryFailedError } from 'typeorm';

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
/** serialization_failure and deadlock_detected: the same transaction may succeed when tried again. */
const PASSING_CODES = new Set(['40001', '40P01']);

/** Was a row refused because its unique key is taken? Prefer `insertOnce`, which asks without an error. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.has(codeOf(error));
}

export function isPassingConflict(error: unknown): boolean {
  return PASSING_CODES.has(codeOf(error));
}

/** The driver's code of a failed query, such as `23505` or `SQLITE_BUSY`; empty for other errors. */
export function codeOf(error: unknown): string {
  if (!(error instanceof QueryFailedError)) return '';
  return String((error.driverError as { code?: unknown }).code ?? '');
}
