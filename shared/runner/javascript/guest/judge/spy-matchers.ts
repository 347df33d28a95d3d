import { isRemote } from '../bridge';
import type { Value } from '../builtins';
import { equals } from './equality';
import { show, UsageError } from './failures';
import type { Finding, Matcher } from './matchers';
import type { Mock } from './spies';

/* What can be expected of a spy. */

function mockOf(value: Value): Mock {
  if (typeof value !== 'function' || isRemote(value) || !value.mock) {
    throw new UsageError('This check needs a spy: make one with vi.fn() or vi.spyOn().');
  }
  return value.mock;
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** A check of the calls. */
const called =
  (
    words: (...expected: Value[]) => string,
    holds: (calls: unknown[][], ...expected: Value[]) => boolean,
  ): Matcher =>
  (spy, ...expected) => {
    const { calls } = mockOf(spy);
    const got = expected.length > 0 ? `called with ${show(calls)}` : `called ${times(calls.length)}`;
    return { holds: holds(calls, ...expected), words: words(...expected), got: `the spy (${got})` };
  };

const outcomeOf = ({ type, value }: Mock['results'][number]) =>
  type === 'return' ? value : type === 'throw' ? '<thrown>' : '<not yet>';

/** A check of what the calls returned. */
const returned =
  (
    words: (...expected: Value[]) => string,
    holds: (results: Mock['results'], ...expected: Value[]) => boolean,
  ): Matcher =>
  (spy, ...expected) => {
    const { results } = mockOf(spy);
    const got = `the spy (which returned ${show(results.map(outcomeOf))})`;
    return { holds: holds(results, ...expected), words: words(...expected), got };
  };

const isReturn = (result: Mock['results'][number] | undefined, value: unknown) =>
  result?.type === 'return' && equals(result.value, value);
const returns = (results: Mock['results']) => results.filter(({ type }) => type === 'return');

const inOrder = (first: Value, second: Value, words: string): Finding => {
  const [a] = mockOf(first).invocationCallOrder;
  const [b = Number.POSITIVE_INFINITY] = mockOf(second).invocationCallOrder;
  return { holds: a !== undefined && a < b, words, got: 'the spy' };
};

const matchers: Record<string, Matcher> = {
  toHaveBeenCalled: called(
    () => 'to have been called',
    (calls) => calls.length > 0,
  ),
  toHaveBeenCalledOnce: called(
    () => 'to have been called once',
    (calls) => calls.length === 1,
  ),
  toHaveBeenCalledTimes: (spy, count) => {
    const { calls } = mockOf(spy);
    const got = `the spy (called ${times(calls.length)})`;
    return { holds: calls.length === count, words: `to have been called ${times(count)}`, got };
  },
  toHaveBeenCalledWith: called(
    (...args) => `to have been called with ${show(args)}`,
    (calls, ...args) => calls.some((call) => equals(call, args)),
  ),
  toHaveBeenLastCalledWith: called(
    (...args) => `to have been last called with ${show(args)}`,
    (calls, ...args) => equals(calls.at(-1), args),
  ),
  toHaveBeenNthCalledWith: called(
    (nth, ...args) => `to have call ${nth} with ${show(args)}`,
    (calls, nth, ...args) => equals(calls[nth - 1], args),
  ),
  toHaveBeenCalledExactlyOnceWith: called(
    (...args) => `to have been called exactly once, with ${show(args)}`,
    (calls, ...args) => calls.length === 1 && equals(calls[0], args),
  ),
  toHaveBeenCalledBefore: (spy, other) => inOrder(spy, other, 'to have been called before the other'),
  toHaveBeenCalledAfter: (spy, other) => inOrder(other, spy, 'to have been called after the other'),
  toHaveReturned: returned(
    () => 'to have returned',
    (results) => returns(results).length > 0,
  ),
  toHaveReturnedTimes: returned(
    (count) => `to have returned ${times(count)}`,
    (results, count) => returns(results).length === count,
  ),
  toHaveReturnedWith: returned(
    (value) => `to have returned ${show(value)}`,
    (results, value) => results.some((result) => isReturn(result, value)),
  ),
  toHaveLastReturnedWith: returned(
    (value) => `to have last returned ${show(value)}`,
    (results, value) => isReturn(results.at(-1), value),
  ),
  toHaveNthReturnedWith: returned(
    (nth, value) => `to have returned ${show(value)} from call ${nth}`,
    (results, nth, value) => isReturn(results[nth - 1], value),
  ),
};

/** Jest's older names for the same. */
const ALIASES = {
  toBeCalled: 'toHaveBeenCalled',
  toBeCalledTimes: 'toHaveBeenCalledTimes',
  toBeCalledWith: 'toHaveBeenCalledWith',
  lastCalledWith: 'toHaveBeenLastCalledWith',
  nthCalledWith: 'toHaveBeenNthCalledWith',
  toReturn: 'toHaveReturned',
  toReturnTimes: 'toHaveReturnedTimes',
  toReturnWith: 'toHaveReturnedWith',
};

export const SPY_MATCHERS: Readonly<Record<string, Matcher>> = {
  ...matchers,
  ...Object.fromEntries(Object.entries(ALIASES).map(([alias, name]) => [alias, matchers[name]!])),
};
