import type { Value } from './builtins';
import * as safe from './builtins';
import { host } from './host';
import { describeError, formatAll } from './inspect';
import './intl';
import { addTimer, dropTimer } from './timers';

/* The globals that programs have in addition to the language: console, timers, readLine and input. */

const { setPrototypeOf } = Reflect;

// In other engines, stack overflows and running out of memory are RangeErrors, and programs catch them as such.
setPrototypeOf(safe.EngineError.prototype, safe.RangeErrorClass.prototype);
safe.hide(safe.EngineError.prototype, 'name', 'RangeError');
safe.hide(safe.EngineError, 'name', 'RangeError');

/* The console. */

let indent = 0;
const counts: Record<string, number> = { __proto__: null } as never;
const started: Record<string, number> = { __proto__: null } as never;

function print(stream: 1 | 2, values: readonly unknown[]): void {
  const text = formatAll(values);
  const margin = safe.repeat(' ', indent);
  host.write(stream, `${indent ? margin + safe.join(safe.split(text, '\n'), `\n${margin}`) : text}\n`);
}

const out = (...values: unknown[]) => print(1, values);
const err = (...values: unknown[]) => print(2, values);
const elapsed = (label: string) => `${(host.now() - (started[label] ?? host.now())).toFixed(3)}ms`;

const console = {
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
};

/* Input, timers and jobs. */

const ask = (question = '') => {
  host.write(1, `${question}`);
  return host.nextLine();
};
const resolved = safe.PromiseClass.resolve();

/* Cloning and encodings. */

function copy(value: Value, seen: Map<unknown, unknown>): unknown {
  if (typeof value === 'function') throw new safe.TypeErrorClass('A function cannot be cloned.');
  if (typeof value !== 'object' || value === null) return value;
  if (safe.mapHas(seen, value)) return safe.mapGet(seen, value);
  const keep = <T>(result: T): T => {
    safe.mapSet(seen, value, result);
    return result;
  };
  if (safe.isDate(value)) return keep(new safe.DateClass(value));
  if (safe.isMap(value)) {
    const map = keep(new safe.MapClass());
    safe.mapEach(value, (item, key) => safe.mapSet(map, copy(key, seen), copy(item, seen)));
    return map;
  }
  if (safe.isSet(value)) {
    const set = keep(new safe.SetClass());
    safe.setEach(value, (item) => safe.setAdd(set, copy(item, seen)));
    return set;
  }
  const result: Value = keep(safe.isArray(value) ? [] : {});
  for (const key of safe.keysOf(value)) result[key] = copy(value[key], seen);
  return result;
}

// Percent-encoding uses UTF-8.
const encodeText = encodeURIComponent;
const decodeText = decodeURIComponent;
const Bytes = Uint8Array;
const wellFormed = safe.bind(String.prototype.toWellFormed);
const codeAt = safe.bind(String.prototype.charCodeAt);
const hex = safe.bind(Number.prototype.toString);

const globals: Record<string, unknown> = {
  console,
  readLine: () => host.nextLine(),
  input: ask,
  prompt: ask,
  setTimeout: (callback: Value, delay: unknown, ...args: unknown[]) => addTimer(callback, delay, args, false),
  setInterval: (callback: Value, delay: unknown, ...args: unknown[]) => addTimer(callback, delay, args, true),
  setImmediate: (callback: Value, ...args: unknown[]) => addTimer(callback, 0, args, false),
  clearTimeout: dropTimer,
  clearInterval: dropTimer,
  queueMicrotask: (callback: () => void) => void safe.thenOf(resolved, callback),
  structuredClone: (value: unknown) => copy(value, new safe.MapClass()),
  TextEncoder: class TextEncoder {
    get encoding() {
      return 'utf-8';
    }

    encode(text = '') {
      const escaped = encodeText(wellFormed(`${text}`));
      const bytes: number[] = [];
      for (let i = 0; i < escaped.length; i += 1) {
        if (escaped[i] === '%') {
          safe.push(bytes, +`0x${escaped[i + 1]}${escaped[i + 2]}`);
          i += 2;
        } else safe.push(bytes, codeAt(escaped, i));
      }
      return new Bytes(bytes);
    }
  },
  TextDecoder: class TextDecoder {
    get encoding() {
      return 'utf-8';
    }

    decode(bytes: Value = []) {
      const view = safe.isView(bytes)
        ? new Bytes(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : new Bytes(bytes);
      let escaped = '';
      for (let i = 0; i < view.length; i += 1) escaped += (view[i]! < 16 ? '%0' : '%') + hex(view[i], 16);
      try {
        return decodeText(escaped);
      } catch {
        throw new safe.TypeErrorClass('These bytes are not UTF-8 text.');
      }
    }
  },
};
for (const name of safe.keysOf(globals)) safe.hide(globalThis, name, globals[name]);

/** Describes an error, even one whose getters or proxies throw. Only throws if out of memory. */
export function messageOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return describeError(error);
    return error.name + (error.message ? `: ${error.message}` : '');
  } catch (nested) {
    if (nested instanceof safe.EngineError && nested.message === 'out of memory') throw nested;
    return 'Error: it cannot be shown, because its own code throws.';
  }
}
