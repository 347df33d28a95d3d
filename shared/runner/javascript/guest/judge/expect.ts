/**
 * JavaScript that runs in the judge's instance: expect(). A check that does not hold throws a CheckFailed, or, where it
 * is soft, is remembered by `failed`.
 */
export const EXPECT_SOURCE = `
(({ asymmetric }, bridge, { CheckFailed, Told, show }, { matchers, counted, failed }) => {
  const WORDS_OF_OTHERS = { to: 'toBe(…)', be: 'toBe(…)', toEquals: 'toEqual', toBeEqual: 'toBe', toBeTrue: 'toBe(true)', toBeFalse: 'toBe(false)', toHaveSize: 'toHaveLength', toThrows: 'toThrow', toInclude: 'toContain', equal: 'toEqual', toBeEmpty: 'toHaveLength(0)' };

  function checkOf(name, negated, hint, isSoft) {
    return (actual, args, settled) => {
      counted();
      const { holds, words, got, also = '' } = matchers[name](actual, ...args, ...(settled ? [settled] : []));
      if (holds !== negated) return;
      const error = new CheckFailed((hint ? hint + ': ' : '') + 'expected ' + (got ?? show(actual)) + ' ' + (negated ? 'not ' : '') + words + (negated ? '' : also));
      if (!isSoft) throw error;
      failed(error);
    };
  }

  async function settled(actual, how) {
    let value, came = 'resolves';
    if (how === 'resolves' && typeof actual?.then !== 'function') throw new Told('.resolves needs a promise, and was given ' + show(actual) + '.');
    try { value = await (typeof actual === 'function' && how === 'rejects' ? actual() : actual); } catch (error) { value = error; came = 'rejects'; }
    if (came === how) return value;
    throw new CheckFailed(how === 'resolves' ? 'expected the promise to resolve, but it rejected with ' + show(value) : 'expected the promise to reject, but it resolved with ' + show(value));
  }

  /** What expect() gives: its matchers are made once, for each way to ask. */
  class Expectation {
    constructor(actual, hint, isSoft) { this.actual = actual; this.hint = hint; this.isSoft = isSoft; }
  }
  class Not extends Expectation {}
  const LATER = { resolves: [class extends Expectation {}, class extends Expectation {}], rejects: [class extends Expectation {}, class extends Expectation {}] };

  function addMatcher(name) {
    const now = (negated) => function (...args) { checkOf(name, negated, this.hint, this.isSoft)(this.actual, args); };
    Expectation.prototype[name] = now(false);
    Not.prototype[name] = now(true);
    const takes = name === 'toThrow' || name === 'toThrowError';
    for (const how of ['resolves', 'rejects']) {
      for (const negated of [false, true]) {
        LATER[how][+negated].prototype[name] = async function (...args) {
          const value = await settled(this.actual, how);
          checkOf(name, negated, this.hint, this.isSoft)(value, takes && args.length === 0 ? [undefined] : args, takes ? how : undefined);
        };
      }
    }
  }
  for (const name of Object.keys(matchers)) addMatcher(name);
  const step = (Class, name, Next) => Object.defineProperty(Class.prototype, name, { get() { return new Next(this.actual, this.hint, this.isSoft); } });
  step(Expectation, 'not', Not);
  for (const how of ['resolves', 'rejects']) {
    step(Expectation, how, LATER[how][0]);
    step(Not, how, LATER[how][1]);
    step(LATER[how][0], 'not', LATER[how][1]);
  }

  const distance = (a, b) => {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= b.length; j += 1) next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
      row = next;
    }
    return row[b.length];
  };
  /** A check that is not there says so, with the one that was meant. */
  const unknown = (_, name) => {
    if (typeof name === 'symbol' || name === 'then' || name === 'toJSON' || name in Object.prototype) return Object.prototype[name];
    const [nearest] = Object.keys(matchers).map((each) => [each, distance(name, each)]).sort((a, b) => a[1] - b[1])[0];
    const meant = Object.hasOwn(WORDS_OF_OTHERS, name) ? WORDS_OF_OTHERS[name] : distance(name, nearest) <= 4 ? nearest : undefined;
    throw new Told('expect() has no check named ' + name + (meant ? ': did you mean ' + meant + '?' : '.'));
  };
  Object.setPrototypeOf(Expectation.prototype, new Proxy({}, { get: unknown }));

  const expect = (actual, hint) => new Expectation(actual, hint, false);
  Object.assign(expect, asymmetric, {
    soft: (actual, hint) => new Expectation(actual, hint, true),
    fail: (message = 'the test gave up') => { throw new CheckFailed(message); },
    unreachable: (message = 'this place should not be reached') => { throw new CheckFailed(message); },
    extend: (more) => {
      for (const [name, check] of Object.entries(more)) {
        matchers[name] = (actual, ...args) => {
          const { pass, message } = check.call({ isNot: false, equals: asymmetric.equals, utils: { printReceived: show, printExpected: show, stringify: show } }, actual, ...args);
          return { holds: !!pass, words: message ? message() : 'to pass ' + name };
        };
        addMatcher(name);
      }
    },
  });
  return expect;
})
`;
