import { CANONICAL_SOURCE } from './canonical';
import { INSPECT_SOURCE } from './inspect';

/**
 * JavaScript that runs inside QuickJS before a program: gives it `console`, timers, `readLine` and `input`, and gives
 * the host the functions it drives a run with. `write(stream, text)`, `now()` and `nextLine()` are the host's.
 */
export const PRELUDE_SOURCE = `
((write, now, nextLine) => {
  const { inspect, formatAll, describeError } = ${INSPECT_SOURCE};
  const canonical = ${CANONICAL_SOURCE};
  ${String.raw`
  const { apply } = Reflect;
  const global = globalThis;
  const { defineProperty } = Object;
  const repeat = (text, count) => { let all = ''; for (let i = 0; i < count; i += 1) all += text; return all; };
  const split = ((method) => (text, by) => apply(method, text, [by]))(String.prototype.split);
  const join = ((method) => (list, by) => apply(method, list, [by]))(Array.prototype.join);
  const Fault = TypeError, EngineFault = InternalError;

  // The engine's own faults (too deep, out of memory) are RangeErrors elsewhere; programs catch them as such.
  Object.setPrototypeOf(InternalError.prototype, RangeError.prototype);
  defineProperty(InternalError.prototype, 'name', { value: 'RangeError', writable: true, configurable: true });

  // The checks are evaluated by the program's own eval: it must stay the real one. (A constant value will not do:
  // QuickJS lets the global object's be defined anew.)
  const realEval = eval;
  defineProperty(global, 'eval', { get: () => realEval, set: undefined, enumerable: false, configurable: false });

  let indent = 0;
  const counts = Object.create(null), started = Object.create(null);
  const print = (stream, values) => {
    const text = formatAll(values);
    write(stream, (indent ? repeat(' ', indent) + join(split(text, '\n'), '\n' + repeat(' ', indent)) : text) + '\n');
  };
  const out = (...values) => print(1, values), err = (...values) => print(2, values);
  const elapsed = (label) => (now() - (started[label] ?? now())).toFixed(3) + 'ms';
  const hide = (name, value) => defineProperty(global, name, { value, writable: true, configurable: true, enumerable: false });
  hide('console', {
    log: out, info: out, debug: out, error: err, warn: err, dir: (value) => out(value),
    trace: (...values) => print(2, ['Trace:', ...values]),
    assert: (ok, ...values) => { if (!ok) print(2, values.length ? ['Assertion failed:', ...values] : ['Assertion failed']); },
    count: (label = 'default') => { counts[label] = (counts[label] ?? 0) + 1; out(label + ': ' + counts[label]); },
    countReset: (label = 'default') => { counts[label] = 0; },
    group: (...values) => { if (values.length) out(...values); indent += 2; },
    groupEnd: () => { indent = indent > 1 ? indent - 2 : 0; },
    time: (label = 'default') => { started[label] = now(); },
    timeLog: (label = 'default') => out(label + ': ' + elapsed(label)),
    timeEnd: (label = 'default') => out(label + ': ' + elapsed(label)),
    table: (rows) => out(rows),
  });

  hide('readLine', () => nextLine());
  const ask = (question = '') => { write(1, '' + question); return nextLine(); };
  hide('input', ask);
  hide('prompt', ask);

  let timers = [], lastTimer = 0;
  const addTimer = (callback, delay, args, every) => {
    if (typeof callback !== 'function') throw new Fault('A timer needs a function to call.');
    const wait = +delay >= 1 && +delay < 2 ** 31 ? +delay : 1; // elsewhere, too, what is too long does not wait
    lastTimer += 1;
    timers[timers.length] = { id: lastTimer, due: now() + wait, callback, args, every: every ? wait : 0 };
    return lastTimer;
  };
  const dropTimer = (id) => {
    const kept = [];
    for (let i = 0; i < timers.length; i += 1) if (timers[i].id !== id) kept[kept.length] = timers[i];
    timers = kept;
  };
  const earliest = () => {
    let first;
    for (let i = 0; i < timers.length; i += 1) if (!first || timers[i].due < first.due) first = timers[i];
    return first;
  };
  hide('setTimeout', (callback, delay, ...args) => addTimer(callback, delay, args, false));
  hide('setInterval', (callback, delay, ...args) => addTimer(callback, delay, args, true));
  hide('setImmediate', (callback, ...args) => addTimer(callback, 0, args, false));
  hide('clearTimeout', dropTimer);
  hide('clearInterval', dropTimer);
  const enqueue = ((then, start) => (callback) => apply(then, start, [callback]))(Promise.prototype.then, Promise.resolve());
  hide('queueMicrotask', (callback) => { enqueue(callback); });
  const copy = (value, seen) => {
    if (typeof value === 'function') throw new Fault('A function cannot be cloned.');
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return seen.get(value);
    const keep = (result) => { seen.set(value, result); return result; };
    if (value instanceof Date) return keep(new Date(value));
    if (value instanceof Map) { const map = keep(new Map()); value.forEach((item, key) => map.set(copy(key, seen), copy(item, seen))); return map; }
    if (value instanceof Set) { const set = keep(new Set()); value.forEach((item) => set.add(copy(item, seen))); return set; }
    const result = keep(Array.isArray(value) ? [] : {});
    for (const key of Object.keys(value)) result[key] = copy(value[key], seen);
    return result;
  };
  hide('structuredClone', (value) => copy(value, new Map()));

  // UTF-8 is what percent-encoding writes.
  const encodeText = encodeURIComponent, decodeText = decodeURIComponent, Bytes = Uint8Array;
  hide('TextEncoder', class TextEncoder {
    get encoding() { return 'utf-8'; }
    encode(text = '') {
      const escaped = encodeText(('' + text).toWellFormed()), bytes = [];
      for (let i = 0; i < escaped.length; i += 1) {
        if (escaped[i] === '%') { bytes[bytes.length] = +('0x' + escaped[i + 1] + escaped[i + 2]); i += 2; }
        else bytes[bytes.length] = escaped.charCodeAt(i);
      }
      return new Bytes(bytes);
    }
  });
  hide('TextDecoder', class TextDecoder {
    get encoding() { return 'utf-8'; }
    decode(bytes = []) {
      let escaped = '';
      const view = ArrayBuffer.isView(bytes) ? new Bytes(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Bytes(bytes);
      for (let i = 0; i < view.length; i += 1) escaped += '%' + (view[i] < 16 ? '0' : '') + view[i].toString(16);
      try { return decodeText(escaped); } catch { throw new Fault('These bytes are not UTF-8 text.'); }
    }
  });

  return {
    canonical,
    inspect,
    describeError,
    /** Fails only when there is no memory for it: an error's own getters and proxies may throw. */
    messageOf: (error) => {
      try { return error instanceof Error ? error.name + (error.message ? ': ' + error.message : '') : describeError(error); } catch (fault) {
        if (fault instanceof EngineFault && fault.message === 'out of memory') throw fault;
        return 'Error: it cannot be shown, since its own code fails.';
      }
    },
    /** Milliseconds until the next timer, below zero when it is overdue; undefined when there is none. */
    timerWait: () => {
      const first = earliest();
      return first && first.due - now();
    },
    fireTimer: () => {
      const timer = earliest();
      if (timer.every) timer.due = now() + timer.every;
      else dropTimer(timer.id);
      apply(timer.callback, undefined, timer.args);
    },
    dropTimers: () => { timers = []; },
  };
  `}
})
`;
