/**
 * JavaScript that runs in the judge's instance: timers that only go on when a test says so, for the program as well,
 * and a time of day of the test's choice.
 */
export const FAKE_TIMERS_SOURCE = `
((bridge, Told) => {
  const NAMES = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval'];
  const MOST = 10000;
  const real = Object.fromEntries(NAMES.map((name) => [name, globalThis[name]])), realNow = Date.now;
  let on = false, isSet = false, timers = [], last = 0, passed = 0, startedAt = 0;

  function add(callback, delay, args, every) {
    if (typeof callback !== 'function') throw new TypeError('A timer needs a function to call.');
    const wait = +delay >= 1 ? +delay : 0;
    timers.push({ id: (last += 1), due: passed + wait, callback, args, every: every ? Math.max(wait, 1) : 0 });
    return last;
  }
  const drop = (id) => { timers = timers.filter((each) => each.id !== id); };
  const fakes = {
    setTimeout: (callback, delay, ...args) => add(callback, delay, args, false),
    setInterval: (callback, delay, ...args) => add(callback, delay, args, true),
    setImmediate: (callback, ...args) => add(callback, 0, args, false),
    clearTimeout: drop, clearInterval: drop,
  };
  const tellTime = () => { const time = isSet || on ? startedAt + passed : undefined; bridge.setClock(time); bridge.ask('clock', [time]); };
  const needed = (name) => { if (!on) throw new Told('vi.' + name + '() needs fake timers: call vi.useFakeTimers() before the code that starts them.'); };
  const earliest = (until) => timers.filter((each) => each.due <= until).sort((a, b) => a.due - b.due || a.id - b.id)[0];

  function fire(timer) {
    passed = Math.max(passed, timer.due);
    tellTime();
    if (timer.every) timer.due += timer.every;
    else drop(timer.id);
    timer.callback(...timer.args);
  }
  /** Each step is one timer; 'wait' lets promises go on between two of them. */
  function* steps(name, next, until) {
    needed(name);
    let count = 0;
    for (let timer = next(); timer; timer = next()) {
      count += 1;
      if (count > MOST) throw new Told('After ' + MOST + ' timers there were still more: use vi.advanceTimersByTime() for timers that repeat.');
      fire(timer);
      yield;
    }
    if (until !== undefined) { passed = Math.max(passed, until()); tellTime(); }
  }
  const byTime = (milliseconds) => {
    const end = passed + Number(milliseconds);
    return [() => earliest(end), () => end];
  };
  const pending = () => {
    const known = new Set(timers.map((each) => each.id)), end = Math.max(passed, ...timers.map((each) => each.due));
    return [() => { const timer = timers.filter((each) => known.has(each.id) && each.due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0]; if (timer) known.delete(timer.id); return timer; }];
  };
  const next = () => { let done = false; return [() => { if (done) return undefined; done = true; return earliest(Infinity); }]; };
  const WAYS = { advanceTimersByTime: byTime, runAllTimers: () => [() => earliest(Infinity)], runOnlyPendingTimers: pending, advanceTimersToNextTimer: next };
  const settle = () => new Promise((done) => real.setTimeout(done, 0));

  const vi = {
    useFakeTimers: (options) => {
      timers = []; passed = 0; on = true;
      if (options?.now !== undefined) { startedAt = Number(new Date(options.now)); isSet = true; } else if (!isSet) startedAt = realNow();
      Object.assign(globalThis, fakes);
      tellTime();
      return vi.api;
    },
    useRealTimers: () => { on = isSet = false; timers = []; Object.assign(globalThis, real); tellTime(); return vi.api; },
    isFakeTimers: () => on,
    setSystemTime: (time) => { startedAt = Number(time === undefined ? realNow() : new Date(time)) - passed; isSet = true; tellTime(); return vi.api; },
    getMockedSystemTime: () => (isSet || on ? new Date() : null), getRealSystemTime: () => realNow(),
    getTimerCount: () => timers.length, clearAllTimers: () => { timers = []; return vi.api; },
    runAllTicks: () => vi.api,
  };
  for (const name of Object.keys(WAYS)) {
    vi[name] = (value) => { for (const step of steps(name, ...WAYS[name](value))); return vi.api; };
    vi[name + 'Async'] = async (value) => { await settle(); for (const step of steps(name, ...WAYS[name](value))) await settle(); await settle(); return vi.api; };
  }
  return { vi, real };
})
`;
