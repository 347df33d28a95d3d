/** JavaScript that runs in the judge's instance: what `vi` and `jest` are, but for timers. */
export const MOCKS_SOURCE = `
((bridge, share, Told, timers) => {
  const made = [], restores = [];
  let calls = 0;

  function fn(implementation) {
    let current = implementation;
    const queue = [], first = implementation;
    const mock = { calls: [], invocationCallOrder: [], results: [], instances: [], contexts: [], get lastCall() { return mock.calls.at(-1); } };
    const spy = function (...args) {
      mock.calls.push(args); mock.contexts.push(this); mock.instances.push(this); mock.invocationCallOrder.push((calls += 1));
      const result = { type: 'incomplete', value: undefined };
      mock.results.push(result);
      const act = queue.length > 0 ? queue.shift() : current;
      try {
        result.value = act === undefined ? undefined : new.target ? Reflect.construct(act, args) : act.apply(this, args);
        result.type = 'return';
        return result.value;
      } catch (error) { result.type = 'throw'; result.value = error; throw error; }
    };
    const clear = () => { mock.calls.length = mock.results.length = mock.instances.length = mock.contexts.length = mock.invocationCallOrder.length = 0; return spy; };
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
      mockThrow: (error) => use(() => { throw error; }), mockThrowOnce: (error) => once(() => { throw error; }),
      withImplementation: (act, body) => {
        const before = current, back = () => { current = before; };
        current = act;
        try { const result = body(); if (typeof result?.then === 'function') return result.then(back); } finally { current = before; }
        return spy;
      },
      mockName: (text) => { name = text; return spy; }, getMockName: () => name, getMockImplementation: () => current,
    });
    made.push(spy);
    return spy;
  }

  /** The property's own place, on this side or on the program's. */
  function replace(object, key, found) {
    if (bridge.isRemote(object)) {
      const had = bridge.ask('own', [object, key]);
      bridge.ask('define', [object, key, found.value, found.get, found.set]);
      return () => { if (had[0] === undefined) bridge.ask('delete', [object, key]); else object[key] = had[1]; };
    }
    share(object, key);
    const had = Object.getOwnPropertyDescriptor(object, key);
    Object.defineProperty(object, key, { ...found, ...('value' in found && { writable: true }), configurable: true, enumerable: had?.enumerable ?? true });
    return () => { if (had) Object.defineProperty(object, key, had); else delete object[key]; };
  }

  /** A spy in the place of a method, or of a getter or setter; on what both sides have, the program meets it, too. */
  function spyOn(object, key, access) {
    if (object === null || (typeof object !== 'object' && typeof object !== 'function')) throw new Told('vi.spyOn needs an object: it was given ' + String(object) + '.');
    const original = access === 'set' ? () => {} : object[key];
    if (access === undefined && typeof original !== 'function') throw new Told('vi.spyOn needs a method: there is none named ' + String(key) + '.');
    if (access === undefined && vi.isMockFunction(original)) return original;
    const spy = fn(access === undefined ? function (...args) { return new.target ? Reflect.construct(original, args) : Reflect.apply(original, this, args); } : access === 'get' ? () => original : original);
    const restore = replace(object, key, access === undefined ? { value: spy } : { [access]: spy });
    const { mockRestore } = spy;
    spy.mockRestore = () => { restore(); return mockRestore(); };
    restores.push(spy.mockRestore);
    return spy;
  }

  const stubs = new Map();
  function stubGlobal(name, value) {
    share(globalThis, name);
    if (!stubs.has(name)) stubs.set(name, globalThis[name]);
    globalThis[name] = value;
    return vi;
  }

  /** Tries until nothing is thrown (or, for waitUntil, until there is something), every few milliseconds. */
  async function waitFor(attempt, options, wants) {
    const { timeout = typeof options === 'number' ? options : 1000, interval = 20 } = typeof options === 'object' ? options : {};
    for (const end = Date.now() + timeout; ; ) {
      let failure = new Told('vi.waitUntil() waited for ' + timeout + ' ms, and there was still nothing.');
      try { const value = await attempt(); if (!wants || value) return value; } catch (error) { if (wants) throw error; failure = error; }
      if (Date.now() >= end) throw failure;
      if (timers.vi.isFakeTimers()) timers.vi.advanceTimersByTime(interval);
      await new Promise((done) => timers.real.setTimeout(done, timers.vi.isFakeTimers() ? 0 : interval));
    }
  }

  const each = (name) => () => { for (const spy of made) spy[name](); return vi; };
  const absent = (name, instead) => () => { throw new Told('vi.' + name + '() is not available here: ' + instead); };
  const passFunction = 'hand a vi.fn() to the function under test, or use vi.spyOn().';
  const vi = {
    ...timers.vi,
    fn, spyOn, stubGlobal,
    replaceProperty: (object, key, value) => { const restore = replace(object, key, { value }); restores.push(restore); return { restore, replaceValue: (next) => { object[key] = next; } }; },
    unstubAllGlobals: () => { for (const [name, value] of stubs) globalThis[name] = value; stubs.clear(); return vi; },
    mocked: (value) => value, hoisted: (make) => make(), setConfig: () => {}, resetConfig: () => {}, setTimeout: () => vi,
    waitFor: (attempt, options) => waitFor(attempt, options, false), waitUntil: (attempt, options) => waitFor(attempt, options, true),
    isMockFunction: (value) => typeof value === 'function' && !bridge.isRemote(value) && !!value.mock,
    clearAllMocks: each('mockClear'), resetAllMocks: each('mockReset'),
    restoreAllMocks: () => { for (const restore of restores.splice(0)) restore(); return vi; },
    resetModules: absent('resetModules', 'a program is started once for all of its tests.'),
  };
  for (const name of ['mock', 'doMock', 'unmock', 'importActual', 'importMock', 'requireActual', 'requireMock']) vi[name] = absent(name, passFunction);
  timers.vi.api = vi;
  return vi;
})
`;
