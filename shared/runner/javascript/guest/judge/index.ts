import { ASSERT_SOURCE } from './assert';
import { BRIDGE_SOURCE } from './bridge';
import { EQUALITY_SOURCE } from './equality';
import { EXPECT_SOURCE } from './expect';
import { FAILURES_SOURCE } from './failures';
import { FAKE_TIMERS_SOURCE } from './fake-timers';
import { MATCHERS_SOURCE } from './matchers';
import { MOCKS_SOURCE } from './mocks';
import { SHARED_SLOTS_SOURCE } from './shared-slots';
import { SPY_MATCHERS_SOURCE } from './spy-matchers';
import { TABLES_SOURCE } from './tables';
import { TESTS_SOURCE } from './tests';

/** The bridge of either side: called with the host's `send`, and with the prelude's `inspect`. */
export const sideSource = (role: 'J' | 'L') =>
  `(send, inspect) => ${BRIDGE_SOURCE}('${role}', send, inspect)`;

/** The names that test files use without an import, and by importing them from a test framework. */
export const FRAMEWORK_NAMES =
  'describe suite it test xit xtest fit xdescribe fdescribe expect beforeAll afterAll beforeEach afterEach onTestFinished vi jest assert'.split(
    ' ',
  );

/**
 * The whole test framework, called with the judge's bridge and the host's `report` ({began, ended, note}). Puts its
 * names on the global object, and what a module under test exports behind `__module(name, key)`.
 */
export const FRAMEWORK_SOURCE = `
(bridge, began, ended, note) => {
  const counters = { made: 0 };
  const equality = ${EQUALITY_SOURCE}(bridge);
  const failures = ${FAILURES_SOURCE}(equality, bridge);
  equality.showWith(failures.show);
  const share = ${SHARED_SLOTS_SOURCE}(bridge);
  const timers = ${FAKE_TIMERS_SOURCE}(bridge, failures.Told);
  const vi = ${MOCKS_SOURCE}(bridge, share, failures.Told, timers);
  const matchers = {
    ...${MATCHERS_SOURCE}(equality, bridge, failures),
    ...${SPY_MATCHERS_SOURCE}(equality, bridge, failures.show, failures.Told),
  };
  let tests;
  const expect = ${EXPECT_SOURCE}(equality, bridge, failures, { matchers, counted: () => { counters.made += 1; }, failed: (error) => tests.failed(error) });
  const assert = ${ASSERT_SOURCE}(equality, failures);
  expect.poll = (read, options) => new Proxy({}, { get: (_, name) => (...args) => vi.waitFor(async () => { expect(await read())[name](...args); }, options) });
  tests = ${TESTS_SOURCE}({ bridge, expect, failures, counters, report: { began, ended, note }, fillName: ${TABLES_SOURCE}(failures.show), vi });
  const modules = new Map();
  const all = { ...tests.globals, vi, jest: vi, assert, global: globalThis, __module: (name, key) => modules.get(name)(key) };
  for (const name of Object.keys(all)) Object.defineProperty(globalThis, name, { value: all[name], writable: true, configurable: true });
  const missing = (module, key) => function () {
    throw new failures.Told(module + ' does not export ' + (key === 'default' ? 'a default' : key) + ': write export in front of it.');
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
