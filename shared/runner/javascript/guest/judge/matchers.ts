import { plain } from '../bridge';
import type { Value } from '../builtins';
import { contains, difference, equals, same } from './equality';
import { Asymmetric, show, UsageError } from './failures';

/* Matchers for values. */

/** Whether a check holds, and the parts of its message: "expected <got> [not] <phrase><also>". */
export interface Finding {
  holds: boolean;
  phrase: string;
  /** Replaces the value itself. */
  got?: string;
  /** Added unless the check is negated. */
  also?: string;
}
export type Matcher = (actual: Value, ...expected: Value[]) => Finding;

/** Shorter pairs of values are easy to compare by eye. */
const SHORT_LENGTH = 60;

/** Locates the first difference of two large values. */
const firstDifference = (a: Value, b: Value, strict: boolean) =>
  show(a).length + show(b).length > SHORT_LENGTH ? difference(a, b, strict) : '';

const isNothing = (value: unknown) => value === null || value === undefined;
const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint';

const ordered =
  (phrase: string, holds: (a: number, b: number) => boolean): Matcher =>
  (a, b) => ({
    holds: (typeof a === typeof b || (isNumber(a) && isNumber(b))) && holds(a, b),
    phrase: `to be ${phrase} ${show(b)}`,
  });

const plainly =
  (phrase: string, holds: (value: Value) => boolean): Matcher =>
  (value) => ({ holds: holds(value), phrase });

function itemsOf(value: Value): unknown[] {
  if (isNothing(value) || typeof value[Symbol.iterator] !== 'function') {
    throw new UsageError(`This check needs a list, a Set or a string, but got ${show(value)}.`);
  }
  return [...value];
}

export function isThrown(error: Value, expected: Value): boolean {
  const message = error !== null && typeof error === 'object' ? error.message : error;
  if (expected === undefined) return true;
  if (typeof expected === 'string') return String(message).includes(expected);
  if (expected instanceof RegExp) return new RegExp(expected).test(String(message));
  if (typeof expected === 'function') return error instanceof expected;
  if (expected instanceof Asymmetric) return expected.matches(error);
  const hasMessage =
    expected instanceof Error || (typeof expected === 'object' && expected !== null && 'message' in expected);
  return hasMessage ? message === expected.message : equals(error, expected);
}

function phraseForThrown(expected: Value): string {
  if (expected === undefined) return 'to throw an error';
  if (typeof expected === 'function') return `to throw ${expected.name}`;
  if (typeof expected === 'string') return `to throw an error including ${show(expected)}`;
  return expected instanceof RegExp
    ? `to throw an error matching ${show(expected)}`
    : `to throw ${show(expected)}`;
}

function toThrow(actual: Value, expected: Value, settled?: string): Finding {
  const phrase = phraseForThrown(expected);
  if (settled === 'rejects') return { holds: isThrown(actual, expected), phrase };
  if (typeof actual !== 'function') {
    throw new UsageError(
      `toThrow needs a function to call: write expect(() => …).toThrow(). It got ${show(actual)}.`,
    );
  }
  try {
    actual();
  } catch (error) {
    return { holds: isThrown(error, expected), phrase, got: `the function, which threw ${show(error)},` };
  }
  return { holds: false, phrase, got: 'the function' };
}

const keysOf = (path: Value): PropertyKey[] =>
  Array.isArray(path)
    ? path
    : String(path)
        .replace(/\[(\w+)\]/g, '.$1')
        .split('.');

function toHaveProperty(actual: Value, path: Value, ...value: unknown[]): Finding {
  let place = actual;
  const phrase = `to have the property ${show(path)}`;
  for (const key of keysOf(path)) {
    if (isNothing(place) || !(key in Object(place))) return { holds: false, phrase };
    place = place[key];
  }
  if (value.length === 0) return { holds: true, phrase };
  return { holds: equals(place, value[0]), phrase: `${phrase} with ${show(value[0])}` };
}

function toBeInstanceOf(actual: Value, type: Value): Finding {
  if (typeof type !== 'function')
    throw new UsageError(`toBeInstanceOf needs a class, but got ${show(type)}.`);
  const holds = actual instanceof type || plain(actual) instanceof type;
  return { holds, phrase: `to be an instance of ${type.name}` };
}

const withoutSnapshots = (name: string): [string, Matcher] => [
  name,
  () => {
    throw new UsageError(
      `${name}() is not available here: write what you expect, such as expect(value).toEqual({ a: 1 }).`,
    );
  },
];

export const MATCHERS: Record<string, Matcher> = {
  toBe: (a, b) => ({
    holds: same(a, b),
    phrase: `to be ${show(b)}`,
    also: equals(a, b) ? ' (they have equal contents, but are not the same object)' : '',
  }),
  toEqual: (a, b) => ({
    holds: equals(a, b),
    phrase: `to equal ${show(b)}`,
    also: firstDifference(a, b, false),
  }),
  toStrictEqual: (a, b) => ({
    holds: equals(a, b, true),
    phrase: `to strictly equal ${show(b)}`,
    also: firstDifference(a, b, true),
  }),
  toBeNull: plainly('to be null', (a) => a === null),
  toBeUndefined: plainly('to be undefined', (a) => a === undefined),
  toBeDefined: plainly('to be defined', (a) => a !== undefined),
  toBeNaN: plainly('to be NaN', Number.isNaN),
  toBeTruthy: plainly('to be truthy', Boolean),
  toBeFalsy: plainly('to be falsy', (a) => !a),
  toBeNullable: plainly('to be null or undefined', isNothing),
  toBeGreaterThan: ordered('greater than', (a, b) => a > b),
  toBeGreaterThanOrEqual: ordered('at least', (a, b) => a >= b),
  toBeLessThan: ordered('less than', (a, b) => a < b),
  toBeLessThanOrEqual: ordered('at most', (a, b) => a <= b),
  toBeCloseTo: (a, b, digits = 2) => ({
    holds: typeof a === 'number' && (Object.is(a, b) || Math.abs(a - b) < 10 ** -digits / 2),
    phrase: `to be close to ${show(b)} (${digits} digits)`,
  }),
  toBeTypeOf: (a, type) => ({ holds: typeof a === type, phrase: `to be of type ${type}` }),
  toBeOneOf: (a, list) => ({
    holds: list.some((item: unknown) => equals(a, item)),
    phrase: `to be one of ${show(list)}`,
  }),
  toBeInstanceOf,
  toMatch: (a, pattern) => ({
    holds: typeof a === 'string' && (typeof pattern === 'string' ? a.includes(pattern) : pattern.test(a)),
    phrase: `to match ${show(pattern)}`,
  }),
  toMatchObject: (a, part) => ({ holds: contains(a, part), phrase: `to match ${show(part)}` }),
  toContain: (a, item) => ({
    holds: typeof a === 'string' ? a.includes(item) : itemsOf(a).some((other) => same(other, item)),
    phrase: `to contain ${show(item)}`,
  }),
  toContainEqual: (a, item) => ({
    holds: itemsOf(a).some((other) => equals(other, item)),
    phrase: `to contain ${show(item)}`,
  }),
  toHaveLength: (a, length) => ({
    holds: !isNothing(a) && a.length === length,
    phrase: `to have length ${length}`,
    got: `${show(a)} (length ${show(a?.length)})`,
  }),
  toHaveProperty,
  toSatisfy: (a, check) => ({ holds: !!check(a), phrase: 'to satisfy the check' }),
  toThrow,
  toThrowError: toThrow,
  ...Object.fromEntries(
    [
      'toMatchSnapshot',
      'toMatchInlineSnapshot',
      'toThrowErrorMatchingSnapshot',
      'toThrowErrorMatchingInlineSnapshot',
      'toMatchFileSnapshot',
    ].map(withoutSnapshots),
  ),
};
