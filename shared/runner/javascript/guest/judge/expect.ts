import type { Value } from '../builtins';
import { asymmetric, equals } from './equality';
import { CheckFailed, show, UsageError } from './failures';
import { MATCHERS, type Matcher } from './matchers';
import { SPY_MATCHERS } from './spy-matchers';

/* expect(). A failed check throws a CheckFailed; a soft one passes it to `checks.failed`. */

const matchers: Record<string, Matcher> = { ...MATCHERS, ...SPY_MATCHERS };

/** Checks of the running test. */
export const checks = { made: 0, failed: (_error: CheckFailed): void => {} };

/** Names from other frameworks and common mistakes, with our names. */
const OTHER_FRAMEWORKS: Readonly<Record<string, string>> = {
  to: 'toBe(…)',
  be: 'toBe(…)',
  toEquals: 'toEqual',
  toBeEqual: 'toBe',
  toBeTrue: 'toBe(true)',
  toBeFalse: 'toBe(false)',
  toHaveSize: 'toHaveLength',
  toThrows: 'toThrow',
  toInclude: 'toContain',
  equal: 'toEqual',
  toBeEmpty: 'toHaveLength(0)',
};

type How = 'resolves' | 'rejects';

/** The return value of expect(). */
class Expectation {
  constructor(
    readonly actual: Value,
    readonly hint: string | undefined,
    readonly isSoft: boolean,
    readonly isNegated = false,
    readonly how?: How,
  ) {}

  get not() {
    return new Expectation(this.actual, this.hint, this.isSoft, true, this.how);
  }

  get resolves() {
    return new Expectation(this.actual, this.hint, this.isSoft, this.isNegated, 'resolves');
  }

  get rejects() {
    return new Expectation(this.actual, this.hint, this.isSoft, this.isNegated, 'rejects');
  }
}

function check({ hint, isSoft, isNegated }: Expectation, name: string, actual: Value, args: Value[]): void {
  checks.made += 1;
  const { holds, phrase, got, also = '' } = matchers[name]!(actual, ...args);
  if (holds !== isNegated) return;
  const claim = isNegated ? `not ${phrase}` : phrase + also;
  const error = new CheckFailed(`${hint ? `${hint}: ` : ''}expected ${got ?? show(actual)} ${claim}`);
  if (!isSoft) throw error;
  checks.failed(error);
}

async function settled(actual: Value, how: How): Promise<Value> {
  if (how === 'resolves' && typeof actual?.then !== 'function') {
    throw new UsageError(`.resolves needs a promise, but got ${show(actual)}.`);
  }
  let value: unknown;
  let outcome: How = 'resolves';
  try {
    value = await (typeof actual === 'function' && how === 'rejects' ? actual() : actual);
  } catch (error) {
    value = error;
    outcome = 'rejects';
  }
  if (outcome === how) return value;
  throw new CheckFailed(
    how === 'resolves'
      ? `expected the promise to resolve, but it rejected with ${show(value)}`
      : `expected the promise to reject, but it resolved with ${show(value)}`,
  );
}

function addMatcher(name: string): void {
  const takesHow = name === 'toThrow' || name === 'toThrowError';
  const later = async (on: Expectation, how: How, args: Value[]) =>
    check(on, name, await settled(on.actual, how), takesHow ? [args[0], how] : args);
  (Expectation.prototype as Value)[name] = function (this: Expectation, ...args: Value[]) {
    return this.how ? later(this, this.how, args) : check(this, name, this.actual, args);
  };
}
for (const name of Object.keys(matchers)) addMatcher(name);

/** The edit distance of two names. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, changed));
    }
    row = next;
  }
  return row[b.length]!;
}

const MAX_DISTANCE = 4;

function suggestionFor(name: string): string | undefined {
  if (Object.hasOwn(OTHER_FRAMEWORKS, name)) return OTHER_FRAMEWORKS[name];
  const [nearest] = Object.keys(matchers).sort((a, b) => distance(name, a) - distance(name, b));
  return distance(name, nearest!) <= MAX_DISTANCE ? nearest : undefined;
}

/** Throws for a matcher that doesn't exist, with a suggestion. */
function unknown(_: object, name: string | symbol): unknown {
  const inherited = (Object.prototype as Value)[name];
  if (typeof name === 'symbol' || name === 'then' || name === 'toJSON' || inherited) return inherited;
  const meant = suggestionFor(name);
  throw new UsageError(`expect() has no check named ${name}${meant ? `: did you mean ${meant}?` : '.'}`);
}
Object.setPrototypeOf(Expectation.prototype, new Proxy({}, { get: unknown }));

const fail = (message: string): never => {
  throw new CheckFailed(message);
};

interface Extension {
  pass: boolean;
  message?: () => string;
}

export const expect = Object.assign(
  (actual: unknown, hint?: string): Value => new Expectation(actual, hint, false),
  {
    ...asymmetric,
    soft: (actual: unknown, hint?: string) => new Expectation(actual, hint, true),
    fail: (message = 'expect.fail() was called') => fail(message),
    unreachable: (message = 'expect.unreachable() was called') => fail(message),
    extend: (more: Record<string, (...args: Value[]) => Extension>) => {
      const utils = { printReceived: show, printExpected: show, stringify: show };
      for (const [name, matcher] of Object.entries(more)) {
        matchers[name] = (...args) => {
          const { pass, message } = matcher.call({ isNot: false, equals, utils }, ...args);
          return { holds: !!pass, phrase: message ? message() : `to pass ${name}` };
        };
        addMatcher(name);
      }
    },
  },
);
