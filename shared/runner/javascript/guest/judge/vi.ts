import { clearAllMocks, fn, resetAllMocks } from '@vitest/spy';
import { ask, isRemote } from '../bridge';
import type { Value } from '../builtins';
import { UsageError } from './failures';
import { realTimers, timersFor } from './fake-timers';
import { share } from './shared-slots';

/* `vi` and `jest`. */

type Restore = () => unknown;
const restores: Restore[] = [];

/** Replaces a property, on this side or on the program's. */
function replace(object: Value, key: PropertyKey, found: PropertyDescriptor): Restore {
  if (isRemote(object)) {
    const [had, value] = ask('own', [object, key]);
    ask('define', [object, key, found.value, found.get, found.set]);
    return () => {
      if (had === undefined) ask('delete', [object, key]);
      else (object as Value)[key] = value;
    };
  }
  share(object, key);
  const had = Object.getOwnPropertyDescriptor(object, key);
  const enumerable = had?.enumerable ?? true;
  const writable = 'value' in found && { writable: true };
  Object.defineProperty(object, key, { ...found, ...writable, configurable: true, enumerable });
  return () => {
    if (had) Object.defineProperty(object, key, had);
    else delete object[key];
  };
}

/** Replaces a method, getter or setter with a spy. On an object that both sides have, the program uses the spy as well. */
function spyOn(object: Value, key: PropertyKey, access?: 'get' | 'set'): Value {
  if (object === null || (typeof object !== 'object' && typeof object !== 'function')) {
    throw new UsageError(`vi.spyOn needs an object, but got ${String(object)}.`);
  }
  const original = access === 'set' ? () => {} : object[key];
  if (!access && typeof original !== 'function') {
    throw new UsageError(`vi.spyOn needs a method, but there is none named ${String(key)}.`);
  }
  if (!access && isMockFunction(original)) return original;
  const through = function (this: unknown, ...args: unknown[]) {
    return new.target ? Reflect.construct(original, args) : Reflect.apply(original, this, args);
  };
  const spy: Value = fn(access === undefined ? through : access === 'get' ? () => original : original);
  const restore = replace(object, key, access === undefined ? { value: spy } : { [access]: spy });
  const { mockRestore } = spy;
  spy.mockRestore = () => {
    restore();
    return mockRestore();
  };
  restores.push(spy.mockRestore);
  return spy;
}

const isMockFunction = (value: Value): boolean =>
  typeof value === 'function' && !isRemote(value) && !!value.mock;

const stubs = new Map<string, Restore>();
function stubGlobal(name: string, value: unknown): Value {
  const restore = replace(globalThis, name, { value });
  if (!stubs.has(name)) stubs.set(name, restore);
  return vi;
}

interface Waiting {
  timeout?: number;
  interval?: number;
}

/** Retries until nothing is thrown or, with `wantsValue`, until there is a value. */
async function waitFor(
  attempt: () => Value,
  options: Waiting | number = {},
  wantsValue = false,
): Promise<Value> {
  const { timeout = 1000, interval = 20 } = typeof options === 'number' ? { timeout: options } : options;
  for (const end = Date.now() + timeout; ; ) {
    let failure: unknown = new UsageError(
      `vi.waitUntil() waited for ${timeout} ms, but there was still no value.`,
    );
    try {
      const value = await attempt();
      if (!wantsValue || value) return value;
    } catch (error) {
      if (wantsValue) throw error;
      failure = error;
    }
    if (Date.now() >= end) throw failure;
    if (vi.isFakeTimers!()) vi.advanceTimersByTime!(interval);
    await new Promise((done) => realTimers.setTimeout(done, vi.isFakeTimers!() ? 0 : interval));
  }
}

const chained = (act: () => void) => () => {
  act();
  return vi;
};
const absent = (name: string, instead: string) => () => {
  throw new UsageError(`vi.${name}() is not available here: ${instead}`);
};
const MODULE_MOCKS = [
  'mock',
  'doMock',
  'unmock',
  'importActual',
  'importMock',
  'requireActual',
  'requireMock',
];

export const vi: Record<string, (...args: Value[]) => Value> = {
  ...timersFor(() => vi),
  fn,
  spyOn,
  stubGlobal,
  unstubAllGlobals: chained(() => {
    for (const restore of stubs.values()) restore();
    stubs.clear();
  }),
  isMockFunction,
  replaceProperty: (object, key, value) => {
    const restore = replace(object, key, { value });
    restores.push(restore);
    const replaceValue = (next: unknown) => {
      object[key] = next;
    };
    return { restore, replaceValue };
  },
  mocked: (value) => value,
  hoisted: (make) => make(),
  setConfig: () => {},
  resetConfig: () => {},
  setTimeout: () => vi,
  waitFor: (attempt, options) => waitFor(attempt, options),
  waitUntil: (attempt, options) => waitFor(attempt, options, true),
  clearAllMocks: chained(clearAllMocks),
  resetAllMocks: chained(resetAllMocks),
  restoreAllMocks: chained(() => {
    for (const restore of restores.splice(0)) restore();
  }),
  resetModules: absent('resetModules', 'a program is only loaded once for all of its tests.'),
  ...Object.fromEntries(
    MODULE_MOCKS.map((name) => [
      name,
      absent(name, 'pass a vi.fn() to the function under test, or use vi.spyOn().'),
    ]),
  ),
};
