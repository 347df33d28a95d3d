/** JavaScript that runs in the judge's instance: node:assert, for tests that are written with it. */
export const ASSERT_SOURCE = `
(({ equals, same }, { CheckFailed, Told, show }) => {
  const claim = (holds, message, words) => {
    if (holds) return;
    if (message instanceof Error) throw message;
    throw new CheckFailed(message === undefined ? words : String(message));
  };
  const loosely = (a, b) => a == b || (a !== a && b !== b);
  const truthy = (value, message) => claim(!!value, message, 'expected ' + show(value) + ' to be truthy');
  const assert = (value, message) => truthy(value, message);
  const pair = (holds, words) => (actual, expected, message) => claim(holds(actual, expected), message, 'expected ' + show(actual) + ' ' + words + ' ' + show(expected));
  const fits = (error, expected) => {
    if (expected === undefined || typeof expected === 'string') return true;
    if (expected instanceof RegExp) return new RegExp(expected).test(String(error));
    if (typeof expected === 'function') return expected.prototype !== undefined && error instanceof expected ? true : expected.prototype === undefined && expected(error) === true;
    return Object.keys(expected).every((key) => (expected[key] instanceof RegExp ? new RegExp(expected[key]).test(String(error[key])) : equals(error[key], expected[key], true)));
  };
  const showWanted = (expected) => (typeof expected === 'function' ? ' ' + expected.name : expected === undefined || typeof expected === 'string' ? ' an error' : ' ' + show(expected));
  const caught = (error, expected, message) => claim(fits(error, expected), message, 'expected it to throw' + showWanted(expected) + ', but it threw ' + show(error));
  const NONE = {};
  const attempt = (body) => { if (typeof body !== 'function') throw new Told('assert.throws needs a function to call.'); try { body(); return NONE; } catch (error) { return { error }; } };
  const attemptLater = async (body) => { try { await (typeof body === 'function' ? body() : body); return NONE; } catch (error) { return { error }; } };
  const thrown = (end, expected, message) => (end === NONE ? claim(false, typeof expected === 'string' ? expected : message, 'expected it to throw' + showWanted(expected)) : caught(end.error, expected, message));
  const notThrown = (end, message) => claim(end === NONE, message, 'expected it not to throw, but it threw ' + show(end.error));

  Object.assign(assert, {
    ok: truthy,
    equal: pair(loosely, 'to equal'), notEqual: pair((a, b) => !loosely(a, b), 'not to equal'),
    strictEqual: pair(same, 'to be'), notStrictEqual: pair((a, b) => !same(a, b), 'not to be'),
    deepEqual: pair((a, b) => equals(a, b), 'to equal'), notDeepEqual: pair((a, b) => !equals(a, b), 'not to equal'),
    deepStrictEqual: pair((a, b) => equals(a, b, true), 'to strictly equal'), notDeepStrictEqual: pair((a, b) => !equals(a, b, true), 'not to strictly equal'),
    match: (text, pattern, message) => claim(typeof text === 'string' && new RegExp(pattern).test(text), message, 'expected ' + show(text) + ' to match ' + show(pattern)),
    doesNotMatch: (text, pattern, message) => claim(typeof text === 'string' && !new RegExp(pattern).test(text), message, 'expected ' + show(text) + ' not to match ' + show(pattern)),
    throws: (body, expected, message) => thrown(attempt(body), expected, message),
    doesNotThrow: (body, message) => notThrown(attempt(body), typeof message === 'string' ? message : undefined),
    rejects: async (body, expected, message) => thrown(await attemptLater(body), expected, message),
    doesNotReject: async (body, message) => notThrown(await attemptLater(body), message),
    fail: (message = 'the test gave up') => claim(false, message, ''),
    ifError: (value) => claim(value === null || value === undefined, undefined, 'expected no error, but there was ' + show(value)),
    AssertionError: CheckFailed,
  });
  assert.strict = assert;
  return assert;
})
`;
