import type { Value } from '../builtins';
import { equals, same } from './equality';
import { CheckFailed, show, UsageError } from './failures';

/* node:assert. */

type Message = string | Error | undefined;

function claim(holds: boolean, message: Message, phrase: string): void {
  if (holds) return;
  if (message instanceof Error) throw message;
  throw new CheckFailed(message === undefined ? phrase : String(message));
}

// biome-ignore lint/suspicious/noDoubleEquals: assert.equal compares like this.
const loosely = (a: Value, b: Value) => a == b || (Number.isNaN(a) && Number.isNaN(b));
const strictly = (a: unknown, b: unknown) => equals(a, b, true);
const not = (holds: (a: unknown, b: unknown) => boolean) => (a: unknown, b: unknown) => !holds(a, b);

const pair =
  (holds: (a: unknown, b: unknown) => boolean, phrase: string) =>
  (actual: unknown, expected: unknown, message?: Message) =>
    claim(holds(actual, expected), message, `expected ${show(actual)} ${phrase} ${show(expected)}`);

const ok = (value: unknown, message?: Message) =>
  claim(!!value, message, `expected ${show(value)} to be truthy`);

/** Whether an error matches the one a test expects. */
function fits(error: Value, expected: Value): boolean {
  const matches = (text: unknown, pattern: RegExp) => new RegExp(pattern).test(String(text));
  if (expected === undefined || typeof expected === 'string') return true;
  if (expected instanceof RegExp) return matches(error, expected);
  if (typeof expected !== 'function') {
    return Object.keys(expected).every((key) =>
      expected[key] instanceof RegExp
        ? matches(error[key], expected[key])
        : strictly(error[key], expected[key]),
    );
  }
  return expected.prototype === undefined ? expected(error) === true : error instanceof expected;
}

const wanted = (expected: Value) => {
  if (typeof expected === 'function') return expected.name;
  return expected === undefined || typeof expected === 'string' ? 'an error' : show(expected);
};

/** What was thrown, if anything was. */
type End = { error: unknown } | undefined;

function attempt(body: Value): End {
  if (typeof body !== 'function') throw new UsageError('assert.throws needs a function to call.');
  try {
    body();
    return undefined;
  } catch (error) {
    return { error };
  }
}

async function attemptLater(body: Value): Promise<End> {
  try {
    await (typeof body === 'function' ? body() : body);
    return undefined;
  } catch (error) {
    return { error };
  }
}

function thrown(end: End, expected: Value, message?: Message): void {
  const phrase = `expected it to throw ${wanted(expected)}`;
  if (!end) claim(false, typeof expected === 'string' ? expected : message, phrase);
  else claim(fits(end.error, expected), message, `${phrase}, but it threw ${show(end.error)}`);
}

const notThrown = (end: End, message?: Message) =>
  claim(!end, message, `expected it not to throw, but it threw ${show(end?.error)}`);

const matching = (wants: boolean) => (text: unknown, pattern: RegExp, message?: Message) =>
  claim(
    typeof text === 'string' && new RegExp(pattern).test(text) === wants,
    message,
    `expected ${show(text)} ${wants ? '' : 'not '}to match ${show(pattern)}`,
  );

export const assert: Value = Object.assign((value: unknown, message?: Message) => ok(value, message), {
  ok,
  equal: pair(loosely, 'to equal'),
  notEqual: pair(not(loosely), 'not to equal'),
  strictEqual: pair(same, 'to be'),
  notStrictEqual: pair(not(same), 'not to be'),
  deepEqual: pair(equals, 'to equal'),
  notDeepEqual: pair(not(equals), 'not to equal'),
  deepStrictEqual: pair(strictly, 'to strictly equal'),
  notDeepStrictEqual: pair(not(strictly), 'not to strictly equal'),
  match: matching(true),
  doesNotMatch: matching(false),
  throws: (body: unknown, expected?: unknown, message?: Message) => thrown(attempt(body), expected, message),
  doesNotThrow: (body: unknown, message?: Message) =>
    notThrown(attempt(body), typeof message === 'string' ? message : undefined),
  rejects: async (body: unknown, expected?: unknown, message?: Message) =>
    thrown(await attemptLater(body), expected, message),
  doesNotReject: async (body: unknown, message?: Message) => notThrown(await attemptLater(body), message),
  fail: (message: Message = 'assert.fail() was called') => claim(false, message, ''),
  ifError: (value: unknown) =>
    claim(
      value === null || value === undefined,
      undefined,
      `expected no error, but there was ${show(value)}`,
    ),
  AssertionError: CheckFailed,
});
assert.strict = assert;
