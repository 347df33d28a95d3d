import { errorLine, type Grade } from '../../grading';

/**
 * What a failure looked like, for comparison with that of a known mistake. Two programs that fail in the same way have the
 * same fingerprint: the same result and value of each test (of hidden ones only the result), or else the same output and
 * error. Line numbers don't count, because they depend on how the program is laid out.
 */
export function fingerprintOf({ message, output, tests = [], limitHit }: Grade): string {
  const results = tests.map(({ hidden, passed, got = '', stdout = '' }) =>
    hidden ? passed : [passed, isError(got) ? withoutPlaces(got) : got, stdout.trimEnd()],
  );
  const passes = tests.length > 0 ? tests.every(({ passed }) => passed) : output?.expected === output?.got;
  // A program that computes the right thing failed for a reason that only the message has.
  const reason = passes ? withoutPlaces(message) : undefined;
  if (tests.some(({ passed }) => passed)) return JSON.stringify([limitHit, results, reason]);
  const error = withoutPlaces(errorLine(output?.stderr ?? '') ?? '');
  return JSON.stringify([limitHit, results, output?.expected, output?.got, error, reason]);
}

const isError = (got: string) => /^\w*(Error|Exception)\b/.test(got);

/** An error's text without line numbers, columns and addresses in memory. */
const withoutPlaces = (text: string): string =>
  text
    .replace(/\b(line|column) \d+/g, '$1')
    .replace(/:\d+(:\d+)?\b/g, ':')
    .replace(/\b0x[0-9a-f]+\b/gi, '0x');
