import { formatWithOptions, inspect as nodeInspect } from 'node-inspect-extracted';
import type { Value } from './builtins';

/* Formats values like Node's console. */

// A program's own code must not influence how a test sees its values.
const OPTIONS = { customInspect: false };

export const inspect = (value: unknown): string => nodeInspect(value, OPTIONS);

/** Formats the arguments of console.log. */
export const formatAll = (values: readonly unknown[]): string => formatWithOptions(OPTIONS, ...values);

const isError = (value: Value): value is Error => value instanceof Error && typeof value.name === 'string';

export function describeError(error: unknown): string {
  if (!isError(error)) return `Uncaught ${inspect(error)}`;
  return error.stack ? inspect(error) : `${error.name}: ${error.message}`;
}
