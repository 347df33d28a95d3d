import type { MockContext } from '@vitest/spy';
import { isRemote } from '../bridge';
import type { Value } from '../builtins';
import { equals } from './equality';
import { show, UsageError } from './failures';
import type { Finding, Matcher } from './matchers';

/* Matchers for spies. */

type Result = MockContext['results'][number];

function mockOf(value: Value): MockContext {
  if (typeof value !== 'function' || isRemote(value) || !value.mock) {
    throw new UsageError('This check needs a spy: make one with vi.fn() or vi.spyOn().');
  }
  return value.mock;
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

type Claim<T> = (all: T, ...expected: Value[]) => [holds: boolean, phrase: string];

/** Creates a matcher for a spy's calls. */
const called =
  (claim: Claim<unknown[][]>): Matcher =>
  (spy, ...expected) => {
    const { calls } = mockOf(spy);
    const [holds, phrase] = claim(calls, ...expected);
    const got = expected.length > 0 ? `called with ${show(calls)}` : `called ${times(calls.length)}`;
    return { holds, phrase, got: `the spy (${got})` };
  };

const outcomeOf = ({ type, value }: Result) =>
  type === 'return' ? value : type === 'throw' ? '<thrown>' : '<not yet>';

/** Creates a matcher for a spy's return values. */
const returned =
  (claim: Claim<Result[]>): Matcher =>
  (spy, ...expected) => {
    const { results } = mockOf(spy);
    const [holds, phrase] = claim(results, ...expected);
    return { holds, phrase, got: `the spy (which returned ${show(results.map(outcomeOf))})` };
  };

const isReturn = (result: Result | undefined, value: unknown) =>
  result?.type === 'return' && equals(result.value, value);
const returns = (results: Result[]) => results.filter(({ type }) => type === 'return').length;

const inOrder = (first: Value, second: Value, phrase: string): Finding => {
  const [a] = mockOf(first).invocationCallOrder;
  const [b = Number.POSITIVE_INFINITY] = mockOf(second).invocationCallOrder;
  return { holds: a !== undefined && a < b, phrase, got: 'the spy' };
};

const matchers: Record<string, Matcher> = {
  toHaveBeenCalled: called((calls) => [calls.length > 0, 'to have been called']),
  toHaveBeenCalledOnce: called((calls) => [calls.length === 1, 'to have been called once']),
  toHaveBeenCalledTimes: (spy, count) => {
    const { calls } = mockOf(spy);
    const got = `the spy (called ${times(calls.length)})`;
    return { holds: calls.length === count, phrase: `to have been called ${times(count)}`, got };
  },
  toHaveBeenCalledWith: called((calls, ...args) => [
    calls.some((call) => equals(call, args)),
    `to have been called with ${show(args)}`,
  ]),
  toHaveBeenLastCalledWith: called((calls, ...args) => [
    equals(calls.at(-1), args),
    `to have been last called with ${show(args)}`,
  ]),
  toHaveBeenNthCalledWith: called((calls, nth, ...args) => [
    equals(calls[nth - 1], args),
    `to have call ${nth} with ${show(args)}`,
  ]),
  toHaveBeenCalledExactlyOnceWith: called((calls, ...args) => [
    calls.length === 1 && equals(calls[0], args),
    `to have been called exactly once, with ${show(args)}`,
  ]),
  toHaveBeenCalledBefore: (spy, other) => inOrder(spy, other, 'to have been called before the other'),
  toHaveBeenCalledAfter: (spy, other) => inOrder(other, spy, 'to have been called after the other'),
  toHaveReturned: returned((results) => [returns(results) > 0, 'to have returned']),
  toHaveReturnedTimes: returned((results, count) => [
    returns(results) === count,
    `to have returned ${times(count)}`,
  ]),
  toHaveReturnedWith: returned((results, value) => [
    results.some((result) => isReturn(result, value)),
    `to have returned ${show(value)}`,
  ]),
  toHaveLastReturnedWith: returned((results, value) => [
    isReturn(results.at(-1), value),
    `to have last returned ${show(value)}`,
  ]),
  toHaveNthReturnedWith: returned((results, nth, value) => [
    isReturn(results[nth - 1], value),
    `to have returned ${show(value)} from call ${nth}`,
  ]),
};

/** Jest's older names. */
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
