import { type Clock, withGlobal } from '@sinonjs/fake-timers';
import { ask, setClock } from '../bridge';
import type { Value } from '../builtins';
import { UsageError } from './failures';

/*
 * Fake timers and a fake system time, for both the test and the program. The clock is Sinon's; the program's side gets the
 * time before each of its timers and after each step.
 */

const MAX_TIMERS = 10_000;
const { createClock } = withGlobal(globalThis);
const NAMES = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval'] as const;
export const realTimers = Object.fromEntries(NAMES.map((name) => [name, globalThis[name]])) as Value;
const realNow = Date.now;

/** Set while timers are fake. */
let clock: Clock | undefined;
/** The system time that a test has set. */
let time: number | undefined;

function syncClock(): void {
  const now = clock?.now ?? time;
  setClock(now);
  ask('clock', [now]);
}

function fakesOf(own: Clock): Record<(typeof NAMES)[number], unknown> {
  const withClock = (callback: Value) => {
    if (typeof callback !== 'function') throw new TypeError('A timer needs a function to call.');
    return (...args: unknown[]) => {
      syncClock();
      return callback(...args);
    };
  };
  const starting =
    (name: 'setTimeout' | 'setInterval' | 'setImmediate') =>
    (callback: Value, ...rest: Value[]) =>
      (own[name] as Value)(withClock(callback), ...rest);
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

/** The timer functions of `vi`. They return `vi` for chaining. */
export function timersFor(vi: () => unknown) {
  const explainEndlessTimers = (error: unknown): never => {
    if (!String(error).includes('infinite loop')) throw error;
    throw new UsageError(
      `After ${MAX_TIMERS} timers there were still more: use vi.advanceTimersByTime() for timers that repeat.`,
    );
  };
  const steps = (name: string, step: 'tick' | 'runAll' | 'runToLast' | 'next') => ({
    [name]: (value?: number) => {
      try {
        needed(name)[step](value as never);
      } catch (error) {
        explainEndlessTimers(error);
      }
      syncClock();
      return vi();
    },
    [`${name}Async`]: async (value?: number) => {
      await needed(`${name}Async`)
        [`${step}Async`](value as never)
        .catch(explainEndlessTimers);
      syncClock();
      return vi();
    },
  });
  return {
    useFakeTimers: (options?: { now?: unknown }) => {
      if (options?.now !== undefined) time = dated(options.now);
      clock = createClock(time ?? realNow(), MAX_TIMERS);
      Object.assign(globalThis, fakesOf(clock));
      syncClock();
      return vi();
    },
    useRealTimers: () => {
      clock = time = undefined;
      Object.assign(globalThis, realTimers);
      syncClock();
      return vi();
    },
    setSystemTime: (when?: unknown) => {
      time = when === undefined ? realNow() : dated(when);
      clock?.setSystemTime(time);
      syncClock();
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
