/**
 * JavaScript that runs in the judge's instance: expect() and its matchers. Each says whether it holds and in which
 * words; a failed one throws a CheckFailed.
 */
export const EXPECT_SOURCE = String.raw`
(({ equals, contains, asymmetric, Asymmetric }, bridge, counted) => {
  const LONGEST = 1500;
  class CheckFailed extends Error {
    get name() { return 'AssertionError'; }
  }
  const show = (value) => {
    if (value instanceof Asymmetric) return value.name + '(' + (value.sample === undefined ? '' : show(value.sample)) + ')';
    let text;
    try { text = bridge.inspect(value); } catch { text = '<' + typeof value + ' that cannot be shown>'; } // its own code failed
    return text.length > LONGEST ? text.slice(0, LONGEST) + '…' : text;
  };
  const pathOf = (path) => (Array.isArray(path) ? path : String(path).replace(/\[(\w+)\]/g, '.$1').split('.'));
  const isMock = (value) => { if (typeof value !== 'function' || bridge.isRemote(value) || !value.mock) throw new TypeError('This check needs a spy: make one with vi.fn().'); return value.mock; };
  const compare = (words, holds) => (actual, other) => ({ holds: typeof actual === typeof other && holds(actual, other), words: 'to be ' + words + ' ' + show(other) });
  const isThrown = (error, expected) => {
    const message = error !== null && typeof error === 'object' ? error.message : error;
    if (expected === undefined) return true;
    if (typeof expected === 'string') return String(message).includes(expected);
    if (expected instanceof RegExp) return expected.test(String(message));
    if (typeof expected === 'function') return error instanceof expected;
    if (expected instanceof Asymmetric) return expected.matches(error);
    return expected instanceof Error || (typeof expected === 'object' && expected !== null && 'message' in expected) ? message === expected.message : equals(error, expected);
  };
  const showThrown = (expected) =>
    expected === undefined ? 'to throw an error' : typeof expected === 'function' ? 'to throw ' + expected.name
    : typeof expected === 'string' ? 'to throw an error including ' + show(expected) : expected instanceof RegExp ? 'to throw an error matching ' + show(expected)
    : 'to throw ' + show(expected);

  function toThrow(actual, expected, settled) {
    if (settled === 'rejects') return { holds: isThrown(actual, expected), words: showThrown(expected) };
    if (typeof actual !== 'function') throw new TypeError('toThrow needs a function: expect(() => …).toThrow()');
    const words = showThrown(expected);
    try { actual(); } catch (error) {
      return { holds: isThrown(error, expected), words, got: 'the function, which threw ' + show(error) + ',' };
    }
    return { holds: false, words, got: 'the function' };
  }

  const matchers = {
    toBe: (a, b) => ({ holds: Object.is(a, b), words: 'to be ' + show(b), also: equals(a, b) ? ' (they have equal contents, but are not the same object)' : '' }),
    toEqual: (a, b) => ({ holds: equals(a, b), words: 'to equal ' + show(b) }),
    toStrictEqual: (a, b) => ({ holds: equals(a, b, true), words: 'to strictly equal ' + show(b) }),
    toBeNull: (a) => ({ holds: a === null, words: 'to be null' }),
    toBeUndefined: (a) => ({ holds: a === undefined, words: 'to be undefined' }),
    toBeDefined: (a) => ({ holds: a !== undefined, words: 'to be defined' }),
    toBeNaN: (a) => ({ holds: Number.isNaN(a), words: 'to be NaN' }),
    toBeTruthy: (a) => ({ holds: !!a, words: 'to be truthy' }),
    toBeFalsy: (a) => ({ holds: !a, words: 'to be falsy' }),
    toBeGreaterThan: compare('greater than', (a, b) => a > b),
    toBeGreaterThanOrEqual: compare('at least', (a, b) => a >= b),
    toBeLessThan: compare('less than', (a, b) => a < b),
    toBeLessThanOrEqual: compare('at most', (a, b) => a <= b),
    toBeCloseTo: (a, b, digits = 2) => ({ holds: typeof a === 'number' && (Object.is(a, b) || Math.abs(a - b) < 10 ** -digits / 2), words: 'to be close to ' + show(b) + ' (' + digits + ' digits)' }),
    toBeTypeOf: (a, type) => ({ holds: typeof a === type, words: 'to be of type ' + type }),
    toBeOneOf: (a, list) => ({ holds: list.some((item) => equals(a, item)), words: 'to be one of ' + show(list) }),
    toBeInstanceOf: (a, type) => ({ holds: a instanceof type, words: 'to be an instance of ' + type.name }),
    toMatch: (a, pattern) => ({ holds: typeof a === 'string' && (typeof pattern === 'string' ? a.includes(pattern) : pattern.test(a)), words: 'to match ' + show(pattern) }),
    toMatchObject: (a, part) => ({ holds: contains(a, part), words: 'to match ' + show(part) }),
    toContain: (a, item) => ({ holds: typeof a === 'string' ? a.includes(item) : [...a].some((other) => Object.is(other, item)), words: 'to contain ' + show(item) }),
    toContainEqual: (a, item) => ({ holds: [...a].some((other) => equals(other, item)), words: 'to contain ' + show(item) }),
    toHaveLength: (a, length) => ({ holds: a !== null && a !== undefined && a.length === length, words: 'to have length ' + length, got: show(a) + ' (length ' + show(a?.length) + ')' }),
    toHaveProperty: (a, path, ...value) => {
      let place = a;
      for (const key of pathOf(path)) {
        if (place === null || place === undefined || !(key in Object(place))) return { holds: false, words: 'to have the property ' + show(path) };
        place = place[key];
      }
      return { holds: value.length === 0 || equals(place, value[0]), words: 'to have the property ' + show(path) + (value.length ? ' with ' + show(value[0]) : '') };
    },
    toSatisfy: (a, check) => ({ holds: !!check(a), words: 'to satisfy the check' }),
    toThrow, toThrowError: toThrow,
    toHaveBeenCalled: (spy) => { const { calls } = isMock(spy); return { holds: calls.length > 0, words: 'to have been called', got: 'the spy' }; },
    toHaveBeenCalledOnce: (spy) => { const { calls } = isMock(spy); return { holds: calls.length === 1, words: 'to have been called once', got: 'the spy (called ' + calls.length + ' times)' }; },
    toHaveBeenCalledTimes: (spy, count) => { const { calls } = isMock(spy); return { holds: calls.length === count, words: 'to have been called ' + count + ' times', got: 'the spy (called ' + calls.length + ' times)' }; },
    toHaveBeenCalledWith: (spy, ...args) => { const { calls } = isMock(spy); return { holds: calls.some((call) => equals(call, args)), words: 'to have been called with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveBeenLastCalledWith: (spy, ...args) => { const { calls } = isMock(spy); return { holds: equals(calls.at(-1), args), words: 'to have been last called with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveBeenNthCalledWith: (spy, nth, ...args) => { const { calls } = isMock(spy); return { holds: equals(calls[nth - 1], args), words: 'to have call ' + nth + ' with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveReturnedWith: (spy, value) => { const { results } = isMock(spy); return { holds: results.some((each) => each.type === 'return' && equals(each.value, value)), words: 'to have returned ' + show(value), got: 'the spy' }; },
  };
  Object.assign(matchers, { toBeCalled: matchers.toHaveBeenCalled, toBeCalledTimes: matchers.toHaveBeenCalledTimes, toBeCalledWith: matchers.toHaveBeenCalledWith });

  function checkOf(name, negated, hint) {
    return (actual, args, settled) => {
      counted();
      const { holds, words, got, also = '' } = matchers[name](actual, ...args, ...(settled ? [settled] : []));
      if (holds !== negated) return;
      throw new CheckFailed((hint ? hint + ': ' : '') + 'expected ' + (got ?? show(actual)) + ' ' + (negated ? 'not ' : '') + words + (negated ? '' : also));
    };
  }

  async function settled(actual, how) {
    let value, came = 'resolves';
    try { value = await (typeof actual === 'function' && how === 'rejects' && !bridge.isRemote(actual) ? actual() : actual); } catch (error) { value = error; came = 'rejects'; }
    if (came === how) return value;
    throw new CheckFailed(how === 'resolves' ? 'expected the promise to resolve, but it rejected with ' + show(value) : 'expected the promise to reject, but it resolved with ' + show(value));
  }

  /** What expect() gives: its matchers are made once, for each way to ask. */
  class Expectation {
    constructor(actual, hint) { this.actual = actual; this.hint = hint; }
  }
  class Not extends Expectation {}
  const LATER = { resolves: [class extends Expectation {}, class extends Expectation {}], rejects: [class extends Expectation {}, class extends Expectation {}] };

  function addMatcher(name) {
    const now = (negated) => function (...args) { checkOf(name, negated, this.hint)(this.actual, args); };
    Expectation.prototype[name] = now(false);
    Not.prototype[name] = now(true);
    const takes = name === 'toThrow' || name === 'toThrowError';
    for (const how of ['resolves', 'rejects']) {
      for (const negated of [false, true]) {
        LATER[how][+negated].prototype[name] = async function (...args) {
          const value = await settled(this.actual, how);
          checkOf(name, negated, this.hint)(value, takes && args.length === 0 ? [undefined] : args, takes ? how : undefined);
        };
      }
    }
  }
  for (const name of Object.keys(matchers)) addMatcher(name);
  const step = (Class, name, Next) => Object.defineProperty(Class.prototype, name, { get() { return new Next(this.actual, this.hint); } });
  step(Expectation, 'not', Not);
  for (const how of ['resolves', 'rejects']) {
    step(Expectation, how, LATER[how][0]);
    step(Not, how, LATER[how][1]);
    step(LATER[how][0], 'not', LATER[how][1]);
  }

  const expect = (actual, hint) => new Expectation(actual, hint);
  Object.assign(expect, asymmetric, {
    fail: (message = 'the test gave up') => { throw new CheckFailed(message); },
    unreachable: (message = 'this place should not be reached') => { throw new CheckFailed(message); },
    extend: (more) => {
      for (const [name, check] of Object.entries(more)) {
        matchers[name] = (actual, ...args) => { const { pass, message } = check(actual, ...args); return { holds: pass, words: message ? message() : 'to pass ' + name }; };
        addMatcher(name);
      }
    },
  });
  return { expect, CheckFailed, show };
})
`;
