import { formatWithOptions, inspect as nodeInspect } from 'node-inspect-extracted';
import type { Value } from './builtins';

/* Values in words, as Node's console has them. */

// What a program's own code says of a value must not come between a test and its program.
const OPTIONS = { customInspect: false };

export const inspect = (value: unknown): string => nodeInspect(value, OPTIONS);

/** What console.log prints for its arguments. */
export const formatAll = (values: readonly unknown[]): string => formatWithOptions(OPTIONS, ...values);

const isError = (value: Value): value is Error => value instanceof Error && typeof value.name === 'string';

export function describeError(error: unknown): string {
  if (!isError(error)) return `Uncaught ${inspect(error)}`;
  return error.stack ? inspect(error) : `${error.name}: ${error.message}`;
}
