/** JavaScript that runs in the judge's instance: what can be expected of a spy. */
export const SPY_MATCHERS_SOURCE = `
(({ equals }, bridge, show, Told) => {
  const isMock = (value) => { if (typeof value !== 'function' || bridge.isRemote(value) || !value.mock) throw new Told('This check needs a spy: make one with vi.fn() or vi.spyOn().'); return value.mock; };
  const times = (count) => (count === 1 ? 'once' : count + ' times');
  const returned = (spy) => isMock(spy).results.filter((each) => each.type === 'return');
  const got = (spy) => 'the spy (which returned ' + show(isMock(spy).results.map((each) => (each.type === 'return' ? each.value : each.type === 'throw' ? '<thrown>' : '<not yet>'))) + ')';
  const matchers = {
    toHaveBeenCalled: (spy) => { const { calls } = isMock(spy); return { holds: calls.length > 0, words: 'to have been called', got: 'the spy' }; },
    toHaveBeenCalledOnce: (spy) => { const { calls } = isMock(spy); return { holds: calls.length === 1, words: 'to have been called once', got: 'the spy (called ' + times(calls.length) + ')' }; },
    toHaveBeenCalledTimes: (spy, count) => { const { calls } = isMock(spy); return { holds: calls.length === count, words: 'to have been called ' + times(count), got: 'the spy (called ' + times(calls.length) + ')' }; },
    toHaveBeenCalledWith: (spy, ...args) => { const { calls } = isMock(spy); return { holds: calls.some((call) => equals(call, args)), words: 'to have been called with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveBeenLastCalledWith: (spy, ...args) => { const { calls } = isMock(spy); return { holds: equals(calls.at(-1), args), words: 'to have been last called with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveBeenNthCalledWith: (spy, nth, ...args) => { const { calls } = isMock(spy); return { holds: equals(calls[nth - 1], args), words: 'to have call ' + nth + ' with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveBeenCalledExactlyOnceWith: (spy, ...args) => { const { calls } = isMock(spy); return { holds: calls.length === 1 && equals(calls[0], args), words: 'to have been called exactly once, with ' + show(args), got: 'the spy (called with ' + show(calls) + ')' }; },
    toHaveBeenCalledBefore: (spy, other) => ({ holds: isMock(spy).invocationCallOrder[0] < (isMock(other).invocationCallOrder[0] ?? Infinity), words: 'to have been called before the other', got: 'the spy' }),
    toHaveBeenCalledAfter: (spy, other) => ({ holds: isMock(other).invocationCallOrder[0] < isMock(spy).invocationCallOrder[0], words: 'to have been called after the other', got: 'the spy' }),
    toHaveReturned: (spy) => ({ holds: returned(spy).length > 0, words: 'to have returned', got: 'the spy' }),
    toHaveReturnedTimes: (spy, count) => ({ holds: returned(spy).length === count, words: 'to have returned ' + times(count), got: got(spy) }),
    toHaveReturnedWith: (spy, value) => ({ holds: returned(spy).some((each) => equals(each.value, value)), words: 'to have returned ' + show(value), got: got(spy) }),
    toHaveLastReturnedWith: (spy, value) => { const last = isMock(spy).results.at(-1); return { holds: last?.type === 'return' && equals(last.value, value), words: 'to have last returned ' + show(value), got: got(spy) }; },
    toHaveNthReturnedWith: (spy, nth, value) => { const found = isMock(spy).results[nth - 1]; return { holds: found?.type === 'return' && equals(found.value, value), words: 'to have returned ' + show(value) + ' from call ' + nth, got: got(spy) }; },
  };
  const { toHaveBeenCalled, toHaveBeenCalledTimes, toHaveBeenCalledWith, toHaveBeenLastCalledWith, toHaveBeenNthCalledWith } = matchers;
  return {
    ...matchers,
    toBeCalled: toHaveBeenCalled, toBeCalledTimes: toHaveBeenCalledTimes, toBeCalledWith: toHaveBeenCalledWith, lastCalledWith: toHaveBeenLastCalledWith,
    nthCalledWith: toHaveBeenNthCalledWith, toReturn: matchers.toHaveReturned, toReturnTimes: matchers.toHaveReturnedTimes, toReturnWith: matchers.toHaveReturnedWith,
  };
})
`;
