/**
 * JavaScript that runs in the judge's instance: what can be expected of a value. Each matcher says whether it holds and
 * in which words.
 */
export const MATCHERS_SOURCE = String.raw`
(({ equals, same, contains, difference, Asymmetric }, bridge, { show, Told }) => {
  const pathOf = (path) => (Array.isArray(path) ? path : String(path).replace(/\[(\w+)\]/g, '.$1').split('.'));
  /** Where two large values differ first: in small ones it is plain to see. */
  const firstOf = (a, b, strict) => (show(a).length + show(b).length > 60 ? difference(a, b, strict) : '');
  const isNumber = (value) => typeof value === 'number' || typeof value === 'bigint';
  const compare = (words, holds) => (a, b) => ({ holds: (typeof a === typeof b || (isNumber(a) && isNumber(b))) && holds(a, b), words: 'to be ' + words + ' ' + show(b) });
  const itemsOf = (value) => {
    if (value === null || value === undefined || typeof value[Symbol.iterator] !== 'function') throw new Told('This check needs a list, a Set or a text, and was given ' + show(value) + '.');
    return [...value];
  };
  const isThrown = (error, expected) => {
    const message = error !== null && typeof error === 'object' ? error.message : error;
    if (expected === undefined) return true;
    if (typeof expected === 'string') return String(message).includes(expected);
    if (expected instanceof RegExp) return new RegExp(expected).test(String(message));
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
    if (typeof actual !== 'function') throw new Told('toThrow needs a function to call: write expect(() => …).toThrow(). It was given ' + show(actual) + '.');
    const words = showThrown(expected);
    try { actual(); } catch (error) {
      return { holds: isThrown(error, expected), words, got: 'the function, which threw ' + show(error) + ',' };
    }
    return { holds: false, words, got: 'the function' };
  }

  return {
    toBe: (a, b) => ({ holds: same(a, b), words: 'to be ' + show(b), also: equals(a, b) ? ' (they have equal contents, but are not the same object)' : '' }),
    toEqual: (a, b) => ({ holds: equals(a, b), words: 'to equal ' + show(b), also: firstOf(a, b, false) }),
    toStrictEqual: (a, b) => ({ holds: equals(a, b, true), words: 'to strictly equal ' + show(b), also: firstOf(a, b, true) }),
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
    toBeNullable: (a) => ({ holds: a === null || a === undefined, words: 'to be null or undefined' }),
    toBeOneOf: (a, list) => ({ holds: list.some((item) => equals(a, item)), words: 'to be one of ' + show(list) }),
    toBeInstanceOf: (a, type) => { if (typeof type !== 'function') throw new Told('toBeInstanceOf needs a class, and was given ' + show(type) + '.'); return { holds: a instanceof type || bridge.plain(a) instanceof type, words: 'to be an instance of ' + type.name }; },
    toMatch: (a, pattern) => ({ holds: typeof a === 'string' && (typeof pattern === 'string' ? a.includes(pattern) : pattern.test(a)), words: 'to match ' + show(pattern) }),
    toMatchObject: (a, part) => ({ holds: contains(a, part), words: 'to match ' + show(part) }),
    toContain: (a, item) => ({ holds: typeof a === 'string' ? a.includes(item) : itemsOf(a).some((other) => same(other, item)), words: 'to contain ' + show(item) }),
    toContainEqual: (a, item) => ({ holds: itemsOf(a).some((other) => equals(other, item)), words: 'to contain ' + show(item) }),
    toHaveLength: (a, length) => ({ holds: a !== null && a !== undefined && a.length === length, words: 'to have length ' + length, got: show(a) + ' (length ' + show(a?.length) + ')' }),
    toHaveProperty: (a, path, ...value) => {
      let place = a;
      for (const key of pathOf(path)) {
        if (place === null || place === undefined || !(key in Object(place))) return { holds: false, words: 'to have the property ' + show(path) };
        place = place[key];
      }
      return { holds: value.length === 0 || equals(place, value[0]), words: 'to have the property ' + show(path) + (value.length ? ' with ' + show(value[0]) : '') };
    },
    ...Object.fromEntries(['toMatchSnapshot', 'toMatchInlineSnapshot', 'toThrowErrorMatchingSnapshot', 'toThrowErrorMatchingInlineSnapshot', 'toMatchFileSnapshot'].map((name) => [
      name, () => { throw new Told(name + '() is not available here: write what you expect, such as expect(value).toEqual({ a: 1 }).'); },
    ])),
    toSatisfy: (a, check) => ({ holds: !!check(a), words: 'to satisfy the check' }),
    toThrow, toThrowError: toThrow,
  };
})
`;
