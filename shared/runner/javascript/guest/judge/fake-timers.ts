import { type Clock, withGlobal } from '@sinonjs/fake-timers';
import { ask, setClock } from '../bridge';
import type { Value } from '../builtins';
import { UsageError } from './failures';

/*
 * Timers that only go on when a test says so, for the program as well, and a time of day of the test's choice. The
 * clock is Sinon's; the program's side gets the time before each of its timers and after each step.
 */

const LIMIT = 10_000;
const { createClock } = withGlobal(globalThis);
const NAMES = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval'] as const;
export const realTimers = Object.fromEntries(NAMES.map((name) => [name, globalThis[name]])) as Value;
const realNow = Date.now;

/** While timers are fake. */
let clock: Clock | undefined;
/** The time of day that a test has set. */
let time: number | undefined;

function tellTime(): void {
  const now = clock?.now ?? time;
  setClock(now);
  ask('clock', [now]);
}

function fakesOf(own: Clock): Record<(typeof NAMES)[number], unknown> {
  const telling = (callback: Value) => {
    if (typeof callback !== 'function') throw new TypeError('A timer needs a function to call.');
    return (...args: unknown[]) => {
      tellTime();
      return callback(...args);
    };
  };
  const starting =
    (name: 'setTimeout' | 'setInterval' | 'setImmediate') =>
    (callback: Value, ...rest: Value[]) =>
      (own[name] as Value)(telling(callback), ...rest);
  return {
    setTimeout: starting('setTimeout'),
    setInterval: starting('setInterval'),
    setImmediate: starting('setImmediate'),
    clearTimeout: own.clearTimeout,
    clearInterval: own.clearInterval,
  };
}

function needed(name: string): Clock {
  if (clock) return clock;
  throw new UsageError(
    `vi.${name}() needs fake timers: call vi.useFakeTimers() before the code that starts them.`,
  );
}

const dated = (when: Value): number => Number(new Date(when));

/** What `vi` has about time. `vi` itself is what its functions return. */
export function timersFor(vi: () => unknown) {
  const inWords = (error: unknown): never => {
    if (!String(error).includes('infinite loop')) throw error;
    throw new UsageError(
      `After ${LIMIT} timers there were still more: use vi.advanceTimersByTime() for timers that repeat.`,
    );
  };
  const steps = (name: string, step: 'tick' | 'runAll' | 'runToLast' | 'next') => ({
    [name]: (value?: number) => {
      try {
        needed(name)[step](value as never);
      } catch (error) {
        inWords(error);
      }
      tellTime();
      return vi();
    },
    [`${name}Async`]: async (value?: number) => {
      await needed(`${name}Async`)
        [`${step}Async`](value as never)
        .catch(inWords);
      tellTime();
      return vi();
    },
  });
  return {
    useFakeTimers: (options?: { now?: unknown }) => {
      if (options?.now !== undefined) time = dated(options.now);
      clock = createClock(time ?? realNow(), LIMIT);
      Object.assign(globalThis, fakesOf(clock));
      tellTime();
      return vi();
    },
    useRealTimers: () => {
      clock = time = undefined;
      Object.assign(globalThis, realTimers);
      tellTime();
      return vi();
    },
    setSystemTime: (when?: unknown) => {
      time = when === undefined ? realNow() : dated(when);
      clock?.setSystemTime(time);
      tellTime();
      return vi();
    },
    isFakeTimers: () => clock !== undefined,
    getMockedSystemTime: () => (clock || time !== undefined ? new Date() : null),
    getRealSystemTime: () => realNow(),
    getTimerCount: () => clock?.countTimers() ?? 0,
    clearAllTimers: () => {
      clock?.reset();
      return vi();
    },
    runAllTicks: () => vi(),
    ...steps('advanceTimersByTime', 'tick'),
    ...steps('runAllTimers', 'runAll'),
    ...steps('runOnlyPendingTimers', 'runToLast'),
    ...steps('advanceTimersToNextTimer', 'next'),
  } as Record<string, (...args: Value[]) => Value>;
}
