/** JavaScript that runs in the judge's instance: vi.fn(), vi.spyOn() and what can be asked of a spy. */
export const MOCKS_SOURCE = `
((bridge) => {
  const made = [], restores = [];

  function fn(implementation) {
    let current = implementation;
    const queue = [], first = implementation;
    const mock = { calls: [], results: [], instances: [], contexts: [], get lastCall() { return mock.calls.at(-1); } };
    const spy = function (...args) {
      mock.calls.push(args); mock.contexts.push(this); mock.instances.push(this);
      const result = { type: 'incomplete', value: undefined };
      mock.results.push(result);
      const act = queue.length > 0 ? queue.shift() : current;
      try {
        result.value = act === undefined ? undefined : new.target ? Reflect.construct(act, args) : act.apply(this, args);
        result.type = 'return';
        return result.value;
      } catch (error) { result.type = 'throw'; result.value = error; throw error; }
    };
    const clear = () => { mock.calls.length = mock.results.length = mock.instances.length = mock.contexts.length = 0; return spy; };
    const use = (act) => { current = act; return spy; }, once = (act) => { queue.push(act); return spy; };
    let name = 'spy';
    Object.assign(spy, {
      mock,
      mockImplementation: use, mockImplementationOnce: once,
      mockReturnValue: (value) => use(() => value), mockReturnValueOnce: (value) => once(() => value),
      mockReturnThis: () => use(function () { return this; }),
      mockResolvedValue: (value) => use(async () => value), mockResolvedValueOnce: (value) => once(async () => value),
      mockRejectedValue: (error) => use(async () => { throw error; }), mockRejectedValueOnce: (error) => once(async () => { throw error; }),
      mockClear: clear, mockReset: () => { queue.length = 0; current = first; return clear(); }, mockRestore: () => { queue.length = 0; current = first; return clear(); },
      mockName: (text) => { name = text; return spy; }, getMockName: () => name, getMockImplementation: () => current,
    });
    made.push(spy);
    return spy;
  }

  /** A spy on the console hears the program's, too. */
  function spyOn(object, key) {
    const original = object[key];
    if (typeof original !== 'function') throw new TypeError('vi.spyOn needs a method: there is none named ' + String(key));
    const also = object === console ? bridge.ask('global', ['console']) : undefined;
    const theirs = also?.[key];
    const spy = fn(function (...args) { return original.apply(this, args); });
    object[key] = spy;
    if (also) also[key] = spy;
    const restore = () => { object[key] = original; if (also) also[key] = theirs; };
    const { mockRestore } = spy;
    spy.mockRestore = () => { restore(); return mockRestore(); };
    restores.push(spy.mockRestore);
    return spy;
  }

  const each = (name) => () => { for (const spy of made) spy[name](); return vi; };
  const absent = (name, instead) => () => { throw new Error('vi.' + name + ' is not available here: ' + instead); };
  const vi = {
    fn, spyOn,
    isMockFunction: (value) => typeof value === 'function' && !bridge.isRemote(value) && !!value.mock,
    clearAllMocks: each('mockClear'), resetAllMocks: each('mockReset'),
    restoreAllMocks: () => { for (const restore of restores.splice(0)) restore(); return vi; },
    useFakeTimers: absent('useFakeTimers', 'wait for real with await new Promise((done) => setTimeout(done, 10)).'),
    useRealTimers: () => vi,
    mock: absent('mock', 'pass a vi.fn() to the function under test.'),
  };
  return vi;
})
`;
