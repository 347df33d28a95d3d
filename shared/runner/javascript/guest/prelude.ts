import {
  bind,
  DateClass,
  defineProperty,
  EngineFault,
  Fault,
  hide,
  isArray,
  isDate,
  isMap,
  isSet,
  isView,
  join,
  keysOf,
  MapClass,
  mapEach,
  mapGet,
  mapHas,
  mapSet,
  PromiseClass,
  push,
  RangeFault,
  repeat,
  SetClass,
  setAdd,
  setEach,
  split,
  thenOf,
  type Value,
} from './builtins';
import { host } from './host';
import { describeError, formatAll } from './inspect';
import { addTimer, dropTimer } from './timers';

/* What a program has beside the language: console, timers, readLine and input. */

const { setPrototypeOf } = Reflect;

// The engine's own faults (too deep, out of memory) are RangeErrors elsewhere; programs catch them as such.
setPrototypeOf(EngineFault.prototype, RangeFault.prototype);
hide(EngineFault.prototype, 'name', 'RangeError');

// Probes are evaluated by the program's own eval: it must stay the real one. (A constant value will not do:
// QuickJS lets the global object's be defined anew.)
// biome-ignore lint/security/noGlobalEval: it is what the host evaluates probes with.
const realEval = eval;
defineProperty(globalThis, 'eval', {
  get: () => realEval,
  set: undefined,
  enumerable: false,
  configurable: false,
});

/* The console. */

let indent = 0;
const counts: Record<string, number> = { __proto__: null } as never;
const started: Record<string, number> = { __proto__: null } as never;

function print(stream: 1 | 2, values: readonly unknown[]): void {
  const text = formatAll(values);
  const margin = repeat(' ', indent);
  host.write(stream, `${indent ? margin + join(split(text, '\n'), `\n${margin}`) : text}\n`);
}

const out = (...values: unknown[]) => print(1, values);
const err = (...values: unknown[]) => print(2, values);
const elapsed = (label: string) => `${(host.now() - (started[label] ?? host.now())).toFixed(3)}ms`;

hide(globalThis, 'console', {
  log: out,
  info: out,
  debug: out,
  error: err,
  warn: err,
  dir: (value: unknown) => out(value),
  trace: (...values: unknown[]) => err('Trace:', ...values),
  assert: (ok: unknown, ...values: unknown[]) => {
    if (ok) return;
    if (values.length) err('Assertion failed:', ...values);
    else err('Assertion failed');
  },
  count: (label = 'default') => {
    counts[label] = (counts[label] ?? 0) + 1;
    out(`${label}: ${counts[label]}`);
  },
  countReset: (label = 'default') => {
    counts[label] = 0;
  },
  group: (...values: unknown[]) => {
    if (values.length) out(...values);
    indent += 2;
  },
  groupEnd: () => {
    indent = indent > 1 ? indent - 2 : 0;
  },
  time: (label = 'default') => {
    started[label] = host.now();
  },
  timeLog: (label = 'default') => out(`${label}: ${elapsed(label)}`),
  timeEnd: (label = 'default') => out(`${label}: ${elapsed(label)}`),
  table: (rows: unknown) => out(rows),
});

/* Input, timers and jobs. */

const ask = (question = '') => {
  host.write(1, `${question}`);
  return host.nextLine();
};
hide(globalThis, 'readLine', () => host.nextLine());
hide(globalThis, 'input', ask);
hide(globalThis, 'prompt', ask);

hide(globalThis, 'setTimeout', (callback: Value, delay: unknown, ...args: unknown[]) =>
  addTimer(callback, delay, args, false),
);
hide(globalThis, 'setInterval', (callback: Value, delay: unknown, ...args: unknown[]) =>
  addTimer(callback, delay, args, true),
);
hide(globalThis, 'setImmediate', (callback: Value, ...args: unknown[]) => addTimer(callback, 0, args, false));
hide(globalThis, 'clearTimeout', dropTimer);
hide(globalThis, 'clearInterval', dropTimer);

const resolved = PromiseClass.resolve();
hide(globalThis, 'queueMicrotask', (callback: () => void) => {
  thenOf(resolved, callback);
});

/* Copies and encodings. */

function copy(value: Value, seen: Map<unknown, unknown>): unknown {
  if (typeof value === 'function') throw new Fault('A function cannot be cloned.');
  if (typeof value !== 'object' || value === null) return value;
  if (mapHas(seen, value)) return mapGet(seen, value);
  const keep = <T>(result: T): T => {
    mapSet(seen, value, result);
    return result;
  };
  if (isDate(value)) return keep(new DateClass(value));
  if (isMap(value)) {
    const map = keep(new MapClass());
    mapEach(value, (item, key) => mapSet(map, copy(key, seen), copy(item, seen)));
    return map;
  }
  if (isSet(value)) {
    const set = keep(new SetClass());
    setEach(value, (item) => setAdd(set, copy(item, seen)));
    return set;
  }
  const result: Value = keep(isArray(value) ? [] : {});
  for (const key of keysOf(value)) result[key] = copy(value[key], seen);
  return result;
}
hide(globalThis, 'structuredClone', (value: unknown) => copy(value, new MapClass()));

// UTF-8 is what percent-encoding writes.
const encodeText = encodeURIComponent;
const decodeText = decodeURIComponent;
const Bytes = Uint8Array;
const wellFormed = bind(String.prototype.toWellFormed);
const codeAt = bind(String.prototype.charCodeAt);
const hex = bind(Number.prototype.toString);

hide(
  globalThis,
  'TextEncoder',
  class TextEncoder {
    get encoding() {
      return 'utf-8';
    }

    encode(text = '') {
      const escaped = encodeText(wellFormed(`${text}`));
      const bytes: number[] = [];
      for (let i = 0; i < escaped.length; i += 1) {
        if (escaped[i] === '%') {
          push(bytes, +`0x${escaped[i + 1]}${escaped[i + 2]}`);
          i += 2;
        } else push(bytes, codeAt(escaped, i));
      }
      return new Bytes(bytes);
    }
  },
);

hide(
  globalThis,
  'TextDecoder',
  class TextDecoder {
    get encoding() {
      return 'utf-8';
    }

    decode(bytes: Value = []) {
      const view = isView(bytes)
        ? new Bytes(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : new Bytes(bytes);
      let escaped = '';
      for (let i = 0; i < view.length; i += 1) escaped += (view[i]! < 16 ? '%0' : '%') + hex(view[i], 16);
      try {
        return decodeText(escaped);
      } catch {
        throw new Fault('These bytes are not UTF-8 text.');
      }
    }
  },
);

/** Fails only when there is no memory for it: an error's own getters and proxies may throw. */
export function messageOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return describeError(error);
    return error.name + (error.message ? `: ${error.message}` : '');
  } catch (fault) {
    if (fault instanceof EngineFault && fault.message === 'out of memory') throw fault;
    return 'Error: it cannot be shown, since its own code fails.';
  }
}
