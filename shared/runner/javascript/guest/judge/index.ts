import { BRIDGE_SOURCE } from './bridge';
import { EQUALITY_SOURCE } from './equality';
import { EXPECT_SOURCE } from './expect';
import { MOCKS_SOURCE } from './mocks';
import { TESTS_SOURCE } from './tests';

/** The bridge of either side: called with the host's `send`, and with the prelude's `inspect`. */
export const sideSource = (role: 'J' | 'L') =>
  `(send, inspect) => ${BRIDGE_SOURCE}('${role}', send, inspect)`;

/** The names that test files use without an import, and by importing them from a test framework. */
export const FRAMEWORK_NAMES =
  'describe suite it test xit xtest xdescribe expect beforeAll afterAll beforeEach afterEach vi jest'.split(
    ' ',
  );

/**
 * The whole test framework, called with the judge's bridge and the host's `report` ({began, ended, note}). Puts its
 * names on the global object, and what a module under test exports behind `__module(name, key)`.
 */
export const FRAMEWORK_SOURCE = `
(bridge, began, ended, note) => {
  const counters = { made: 0 };
  const equality = ${EQUALITY_SOURCE};
  const checks = ${EXPECT_SOURCE}(equality, bridge, () => { counters.made += 1; });
  const vi = ${MOCKS_SOURCE}(bridge);
  const tests = ${TESTS_SOURCE}(bridge, checks, counters, { began, ended, note });
  const modules = new Map();
  const all = { ...tests.globals, vi, jest: vi, __module: (name, key) => modules.get(name)(key) };
  for (const name of Object.keys(all)) Object.defineProperty(globalThis, name, { value: all[name], writable: true, configurable: true });
  const missing = (module, key) => function () {
    throw new tests.Told(module + ' does not export ' + (key === 'default' ? 'a default' : key) + ': write export in front of it.');
  };
  return {
    ...tests,
    /** Takes what a module exports, in the bridge's own text; gives the exported names. */
    take: (name, text) => {
      const exported = new Map(text === '' ? [] : bridge.readAnswer(text));
      modules.set(name, (key) => (exported.has(key) ? exported.get(key) : missing(name, key)));
      return JSON.stringify([...exported.keys()]);
    },
  };
}`;
