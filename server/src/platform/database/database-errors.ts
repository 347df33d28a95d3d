import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
/** serialization_failure and deadlock_detected: the same transaction may succeed when tried again. */
const PASSING_CODES = new Set(['40001', '40P01']);

const LOCK_NOT_AVAILABLE = '55P03';
/** PostgreSQL's classes of lost connections, scarce resources and canceled queries; SQLite's locks; Node's sockets. */
const UNAVAILABLE_CODES =
  /^(08...|53...|57014|57P0.|25P03|SQLITE_(BUSY|LOCKED).*|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What pg and its pool say without a code. */
const UNAVAILABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;
/** What TypeORM throws once a connection was lost between two queries: it gives the broken one back at once. */
const LOST_CONNECTION_ERRORS = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** disk_full and its like: of PostgreSQL, SQLite, and files. */
const DISK_FULL_CODES = new Set(['53100', 'SQLITE_FULL', 'ENOSPC', 'EDQUOT']);

/** Was a row refused because its unique key is taken? Prefer `insertOnce`, which asks without an error. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.has(codeOf(error));
}

export function isPassingConflict(error: unknown): boolean {
  return PASSING_CODES.has(codeOf(error));
}

/** Another transaction has the row (lock_not_available): the same one may succeed once that is over. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

/** Whether the database couldn't be asked or was too busy: nothing is wrong with the request, a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isPassingConflict(error) || isLockTimeout(error)) return true;
  if (LOST_CONNECTION_ERRORS.some((lost) => error instanceof lost)) return true;
  const cause = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  if (cause instanceof AggregateError) return cause.errors.some(isDatabaseUnavailable);
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return UNAVAILABLE_CODES.test(String(code ?? '')) || UNAVAILABLE_MESSAGES.test(String(message ?? ''));
}

/** Nothing can be written, by the database or to a file, until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  return DISK_FULL_CODES.has(String((cause as { code?: unknown } | null)?.code ?? ''));
}

/** The driver's code of a failed query, such as `23505` or `SQLITE_BUSY`; empty for other errors. */
export function codeOf(error: unknown): string {
  if (!(error instanceof QueryFailedError)) return '';
  return String((error.driverError as { code?: unknown }).code ?? '');
}
