import type { Value } from '../builtins';
import * as safe from '../builtins';
import { isProxy, isShared, numberOfIntrinsic } from './intrinsics';
import {
  ERRORS,
  isJudge,
  type Kind,
  kinds,
  MAX_ITEMS,
  mine,
  type Name,
  numberOfMine,
  numberOfSymbol,
  numberOfTheirs,
  OTHER,
  OWN,
  symbols,
  TYPED,
  theirSymbols,
  WELL_KNOWN,
} from './tables';

/* Serializes values: `write` names an object and adds it to a message's queue, `contentOf` serializes its contents. */

/** The objects that a message mentions. */
export interface Out {
  seen: Map<object, true>;
  queue: object[];
}
export const newOut = (): Out => ({ seen: new safe.MapClass(), queue: [] });

/** An error's built-in class. A test's error class counts as the built-in one that it extends. */
function errorName(first: object | null): string | undefined {
  for (let proto = first; proto !== null; proto = isJudge ? safe.getPrototypeOf(proto) : null) {
    for (const name of safe.ownKeys(ERRORS) as string[]) if (ERRORS[name].prototype === proto) return name;
  }
  return undefined;
}

/** Whether an object contains only data. */
function isPlain(value: object): boolean {
  const keys = safe.ownKeys(value);
  if (keys.length > MAX_ITEMS) return false;
  if (isJudge) return true;
  for (let i = 0; i < keys.length; i += 1) {
    const found = safe.descriptorOf(value, keys[i]!);
    if (typeof keys[i] === 'symbol' || !found?.enumerable) return false;
    if (!('value' in found) || typeof found.value === 'function') return false;
  }
  return true;
}

function kindOf(value: Value): Kind {
  if (typeof value === 'function') return isJudge ? 'callback' : 'remote';
  if (isProxy(value)) return 'remote';
  const proto = safe.getPrototypeOf(value);
  if (safe.isArray(value)) {
    return (proto === Array.prototype || isJudge) && value.length <= MAX_ITEMS ? 'array' : 'remote';
  }
  if (proto === safe.ObjectPrototype || proto === null) return isPlain(value) ? 'object' : 'remote';
  if (proto === safe.MapClass.prototype && safe.isMap(value)) return 'map';
  if (proto === safe.SetClass.prototype && safe.isSet(value)) return 'set';
  if (proto === safe.DateClass.prototype && safe.isDate(value)) return 'date';
  if (
    proto === safe.RegExpClass.prototype &&
    safe.brand(safe.flagsOf, value) &&
    safe.brand(safe.sourceOf, value)
  )
    return 'regexp';
  const typed = safe.typedName(value);
  if (typed in TYPED && proto === TYPED[typed].prototype && value.length <= MAX_ITEMS) return 'typed';
  if (proto === safe.PromiseClass.prototype) return 'promise';
  if (errorName(proto)) return 'error';
  return isJudge ? 'instance' : 'remote';
}

/** The type as which a remote object can be copied: see `copy` in index.ts. */
const brandOf = (value: object) =>
  safe.isMap(value) ? 'map' : safe.isSet(value) ? 'set' : safe.isDate(value) ? 'date' : '';

function writeSymbol(value: symbol): unknown[] {
  for (const name of safe.ownKeys(WELL_KNOWN) as string[])
    if (WELL_KNOWN[name] === value) return ['y', 'well', name];
  const key = safe.symbolKey(value);
  if (key !== undefined) return ['y', 'for', key];
  if (!safe.mapHas(numberOfSymbol, value)) {
    safe.mapSet(numberOfSymbol, value, [OWN, symbols.length]);
    safe.push(symbols, value);
  }
  const name = safe.mapGet(numberOfSymbol, value);
  return ['y', name[0], name[1], safe.descriptionOf(value)];
}

export function toSymbol(value: Value): symbol | undefined {
  if (value[1] === 'well') return WELL_KNOWN[value[2]];
  if (value[1] === 'for') return safe.symbolFor(value[2]);
  if (value[1] === OWN && typeof value[2] === 'number') return symbols[value[2]];
  if (!safe.mapHas(theirSymbols, value[2])) {
    const symbol = safe.SymbolOf(value[3]);
    safe.mapSet(theirSymbols, value[2], symbol);
    safe.mapSet(numberOfSymbol, symbol, [OTHER, value[2]]);
  }
  return safe.mapGet(theirSymbols, value[2]);
}

export function write(value: Value, out: Out): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'undefined':
      return ['u'];
    case 'number':
      if (value - value === 0 && !(value === 0 && 1 / value < 0)) return value;
      return ['n', value === 0 ? '-0' : safe.toText(value)];
    case 'bigint':
      return ['b', safe.toText(value)];
    case 'symbol':
      return writeSymbol(value);
  }
  if (value === null) return null;
  if (isJudge && safe.mapHas(numberOfIntrinsic, value)) return ['g', safe.mapGet(numberOfIntrinsic, value)];
  const name = safe.mapGet(numberOfTheirs, value) ?? safe.mapGet(numberOfMine, value) ?? nameNew(value);
  if (!safe.mapHas(out.seen, value)) {
    safe.mapSet(out.seen, value, true);
    safe.push(out.queue, value);
  }
  return name;
}

function nameNew(value: object): Name {
  const name: Name = ['o', OWN, mine.length];
  safe.push(mine, value);
  safe.mapSet(numberOfMine, value, name);
  safe.mapSet(kinds, value, kindOf(value));
  return name;
}

function pairsOf(value: Value, out: Out): unknown[] {
  const pairs: unknown[] = [];
  const keys = safe.ownKeys(value);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (typeof key === 'string' && safe.descriptorOf(value, key)?.enumerable)
      safe.push(pairs, [key, write(value[key], out)]);
  }
  return pairs;
}

/** Wraps a built-in method so that it's called on this side's instance. */
const wrappers = new safe.MapClass<Value, Value>();
function wrapBuiltIn(method: Value): Value {
  if (!safe.mapHas(wrappers, method)) {
    safe.mapSet(wrappers, method, function (this: unknown, ...args: unknown[]) {
      return safe.apply(method, this, args);
    });
  }
  return safe.mapGet(wrappers, method);
}

/** Methods of a test's own class, which the program can call on its instances. */
function methodsOf(value: object, out: Out): unknown[] {
  const methods: unknown[] = [];
  const taken = new safe.SetClass<PropertyKey>();
  for (
    let proto = safe.getPrototypeOf(value);
    proto && proto !== safe.ObjectPrototype;
    proto = safe.getPrototypeOf(proto)
  ) {
    for (const key of safe.ownKeys(proto)) {
      const method = safe.descriptorOf(proto, key)?.value;
      if (key === 'constructor' || taken.has(key) || typeof method !== 'function') continue;
      safe.setAdd(taken, key);
      safe.push(methods, [write(key, out), write(isShared(method) ? wrapBuiltIn(method) : method, out)]);
    }
  }
  return methods;
}

export function itemsOf(value: ArrayLike<unknown>, out: Out): unknown[] {
  const items: unknown[] = [];
  for (let i = 0; i < value.length; i += 1) safe.push(items, i in value ? write(value[i], out) : ['h']);
  return items;
}

export function contentOf(value: Value, kind: Kind, out: Out): unknown[] {
  const all: unknown[] = [];
  switch (kind) {
    case 'array':
      return [safe.isFrozen(value), itemsOf(value, out)];
    case 'object':
      return [safe.isFrozen(value), pairsOf(value, out), safe.getPrototypeOf(value) === null];
    case 'instance':
      return [safe.isFrozen(value), pairsOf(value, out), methodsOf(value, out)];
    case 'map':
      safe.mapEach(value, (item, key) => safe.push(all, [write(key, out), write(item, out)]));
      return [false, all];
    case 'set':
      safe.setEach(value, (item) => safe.push(all, write(item, out)));
      return [false, all];
    case 'date':
      return [false, write(safe.timeOf(value), out)];
    case 'regexp':
      return [false, safe.sourceOf(value), safe.flagsOf(value)];
    case 'typed':
      return [false, itemsOf(value, out), safe.typedName(value)];
    case 'error':
      return errorContent(value, out);
    case 'promise':
      return [false];
    default: {
      const about = typeof value === 'function' ? aboutFunction(value) : null;
      return [
        false,
        about,
        safe.isArray(value),
        safe.mapGet(numberOfIntrinsic, value) ?? null,
        brandOf(value),
      ];
    }
  }
}

function errorContent(value: Value, out: Out): unknown[] {
  return [
    false,
    errorName(safe.getPrototypeOf(value)),
    safe.toText(value.message),
    safe.toText(value.stack),
    pairsOf(value, out),
    'cause' in value ? write(value.cause, out) : ['h'],
    safe.toText(value.name),
    safe.isArray(value.errors) ? write(value.errors, out) : ['h'],
  ];
}

/** Whether it's a constructor; its name; its number of parameters. */
function aboutFunction(value: Value): [boolean, string, number] {
  const name = safe.descriptorOf(value, 'name')?.value;
  const length = safe.descriptorOf(value, 'length')?.value;
  return [
    safe.brand((maker) => safe.construct(Object, [], maker), value),
    typeof name === 'string' ? name : '',
    typeof length === 'number' ? length : 0,
  ];
}
