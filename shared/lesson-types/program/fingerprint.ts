import type { Grade, TestReport } from '../../grading';

/**
 * What a failure looked like, for comparison with that of a known mistake. Two programs that fail in the same way have the
 * same fingerprint: the same result and value of each test (of hidden ones only the result), or else the same output and
 * error. Line numbers don't count, because they depend on how the program is laid out.
 */
export function fingerprintOf({ message, output, tests = [], error, limitHit }: Grade): string {
  const results = tests.map(resultOf);
  const passes = tests.length > 0 ? tests.every(({ passed }) => passed) : output?.expected === output?.got;
  // A program that computes the right thing failed for a reason that only the message has.
  const reason = passes ? withoutPlaces(message) : undefined;
  if (tests.some(({ passed }) => passed)) return JSON.stringify([limitHit, results, reason]);
  const errorText = withoutPlaces(error?.message ?? '');
  return JSON.stringify([limitHit, results, output?.expected, output?.got, errorText, reason]);
}

/** The reason of a failed test counts only if it has nothing else: it may depend on how the program is written. */
function resultOf({ hidden, passed, mismatch, got = '', reason = '', stdout = '' }: TestReport): unknown {
  if (hidden) return passed;
  const isError = mismatch === 'raised' || mismatch === 'not-run';
  return [passed, mismatch, isError ? withoutPlaces(got || reason) : got || reason, stdout.trimEnd()];
}

/** An error's text without line numbers, columns and addresses in memory. */
const withoutPlaces = (text: string): string =>
  text
    .replace(/\b(line|column) \d+/g, '$1')
    .replace(/:\d+(:\d+)?\b/g, ':')
    .replace(/\b0x[0-9a-f]+\b/gi, '0x');
