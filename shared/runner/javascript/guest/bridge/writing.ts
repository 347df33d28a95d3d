import {
  apply,
  brand,
  construct,
  DateClass,
  descriptionOf,
  descriptorOf,
  flagsOf,
  getPrototypeOf,
  isArray,
  isDate,
  isFrozen,
  isMap,
  isSet,
  MapClass,
  mapEach,
  mapGet,
  mapHas,
  mapSet,
  ObjectPrototype,
  ownKeys,
  PromiseClass,
  push,
  RegExpClass,
  SetClass,
  SymbolOf,
  setAdd,
  setEach,
  sourceOf,
  symbolFor,
  symbolKey,
  timeOf,
  toText,
  typedName,
  type Value,
} from '../builtins';
import { isProxy, isShared, numberOfIntrinsic } from './intrinsics';
import {
  ERRORS,
  isJudge,
  type Kind,
  kinds,
  LONGEST,
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

/* Values as text: `write` names an object and puts it on a message's queue; `contentOf` says what it holds. */

/** The objects that a message names. */
export interface Out {
  seen: Map<object, true>;
  queue: object[];
}
export const newOut = (): Out => ({ seen: new MapClass(), queue: [] });

/** The language's own class of an error. A test's class of errors counts as the one that it extends. */
function errorName(first: object | null): string | undefined {
  for (let proto = first; proto !== null; proto = isJudge ? getPrototypeOf(proto) : null) {
    for (const name of ownKeys(ERRORS) as string[]) if (ERRORS[name].prototype === proto) return name;
  }
  return undefined;
}

/** Whether a program's object is only data. */
function isPlain(value: object): boolean {
  const keys = ownKeys(value);
  if (keys.length > LONGEST) return false;
  if (isJudge) return true;
  for (let i = 0; i < keys.length; i += 1) {
    const found = descriptorOf(value, keys[i]!);
    if (typeof keys[i] === 'symbol' || !found?.enumerable) return false;
    if (!('value' in found) || typeof found.value === 'function') return false;
  }
  return true;
}

function kindOf(value: Value): Kind {
  if (typeof value === 'function') return isJudge ? 'callback' : 'remote';
  if (isProxy(value)) return 'remote';
  const proto = getPrototypeOf(value);
  if (isArray(value)) {
    return (proto === Array.prototype || isJudge) && value.length <= LONGEST ? 'array' : 'remote';
  }
  if (proto === ObjectPrototype || proto === null) return isPlain(value) ? 'object' : 'remote';
  if (proto === MapClass.prototype && isMap(value)) return 'map';
  if (proto === SetClass.prototype && isSet(value)) return 'set';
  if (proto === DateClass.prototype && isDate(value)) return 'date';
  if (proto === RegExpClass.prototype && brand(flagsOf, value) && brand(sourceOf, value)) return 'regexp';
  const typed = typedName(value);
  if (typed in TYPED && proto === TYPED[typed].prototype && value.length <= LONGEST) return 'typed';
  if (proto === PromiseClass.prototype) return 'promise';
  if (errorName(proto)) return 'error';
  return isJudge ? 'instance' : 'remote';
}

/** What a reference can be copied as: see `copy` in index.ts. */
const brandOf = (value: object) =>
  isMap(value) ? 'map' : isSet(value) ? 'set' : isDate(value) ? 'date' : '';

function ofSymbol(value: symbol): unknown[] {
  for (const name of ownKeys(WELL_KNOWN) as string[])
    if (WELL_KNOWN[name] === value) return ['y', 'well', name];
  const key = symbolKey(value);
  if (key !== undefined) return ['y', 'for', key];
  if (!mapHas(numberOfSymbol, value)) {
    mapSet(numberOfSymbol, value, [OWN, symbols.length]);
    push(symbols, value);
  }
  const name = mapGet(numberOfSymbol, value);
  return ['y', name[0], name[1], descriptionOf(value)];
}

export function toSymbol(value: Value): symbol | undefined {
  if (value[1] === 'well') return WELL_KNOWN[value[2]];
  if (value[1] === 'for') return symbolFor(value[2]);
  if (value[1] === OWN && typeof value[2] === 'number') return symbols[value[2]];
  if (!mapHas(theirSymbols, value[2])) {
    const symbol = SymbolOf(value[3]);
    mapSet(theirSymbols, value[2], symbol);
    mapSet(numberOfSymbol, symbol, [OTHER, value[2]]);
  }
  return mapGet(theirSymbols, value[2]);
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
      return ['n', value === 0 ? '-0' : toText(value)];
    case 'bigint':
      return ['b', toText(value)];
    case 'symbol':
      return ofSymbol(value);
  }
  if (value === null) return null;
  if (isJudge && mapHas(numberOfIntrinsic, value)) return ['g', mapGet(numberOfIntrinsic, value)];
  const name = mapGet(numberOfTheirs, value) ?? mapGet(numberOfMine, value) ?? nameNew(value);
  if (!mapHas(out.seen, value)) {
    mapSet(out.seen, value, true);
    push(out.queue, value);
  }
  return name;
}

function nameNew(value: object): Name {
  const name: Name = ['o', OWN, mine.length];
  push(mine, value);
  mapSet(numberOfMine, value, name);
  mapSet(kinds, value, kindOf(value));
  return name;
}

function pairsOf(value: Value, out: Out): unknown[] {
  const pairs: unknown[] = [];
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (typeof key === 'string' && descriptorOf(value, key)?.enumerable)
      push(pairs, [key, write(value[key], out)]);
  }
  return pairs;
}

/** A method of the language's that is to work on this side's instance. */
const wrappers = new MapClass<Value, Value>();
function onMine(method: Value): Value {
  if (!mapHas(wrappers, method)) {
    mapSet(wrappers, method, function (this: unknown, ...args: unknown[]) {
      return apply(method, this, args);
    });
  }
  return mapGet(wrappers, method);
}

/** Methods of the judge's own classes: what a program's code calls on an instance that a test made. */
function methodsOf(value: object, out: Out): unknown[] {
  const methods: unknown[] = [];
  const taken = new SetClass<PropertyKey>();
  for (let proto = getPrototypeOf(value); proto && proto !== ObjectPrototype; proto = getPrototypeOf(proto)) {
    for (const key of ownKeys(proto)) {
      const method = descriptorOf(proto, key)?.value;
      if (key === 'constructor' || taken.has(key) || typeof method !== 'function') continue;
      setAdd(taken, key);
      push(methods, [write(key, out), write(isShared(method) ? onMine(method) : method, out)]);
    }
  }
  return methods;
}

export function itemsOf(value: ArrayLike<unknown>, out: Out): unknown[] {
  const items: unknown[] = [];
  for (let i = 0; i < value.length; i += 1) push(items, i in value ? write(value[i], out) : ['h']);
  return items;
}

export function contentOf(value: Value, kind: Kind, out: Out): unknown[] {
  const all: unknown[] = [];
  switch (kind) {
    case 'array':
      return [isFrozen(value), itemsOf(value, out)];
    case 'object':
      return [isFrozen(value), pairsOf(value, out), getPrototypeOf(value) === null];
    case 'instance':
      return [isFrozen(value), pairsOf(value, out), methodsOf(value, out)];
    case 'map':
      mapEach(value, (item, key) => push(all, [write(key, out), write(item, out)]));
      return [false, all];
    case 'set':
      setEach(value, (item) => push(all, write(item, out)));
      return [false, all];
    case 'date':
      return [false, write(timeOf(value), out)];
    case 'regexp':
      return [false, sourceOf(value), flagsOf(value)];
    case 'typed':
      return [false, itemsOf(value, out), typedName(value)];
    case 'error':
      return ofError(value, out);
    case 'promise':
      return [false];
    default: {
      const about = typeof value === 'function' ? aboutFunction(value) : null;
      return [false, about, isArray(value), mapGet(numberOfIntrinsic, value) ?? null, brandOf(value)];
    }
  }
}

function ofError(value: Value, out: Out): unknown[] {
  return [
    false,
    errorName(getPrototypeOf(value)),
    toText(value.message),
    toText(value.stack),
    pairsOf(value, out),
    'cause' in value ? write(value.cause, out) : ['h'],
    toText(value.name),
    isArray(value.errors) ? write(value.errors, out) : ['h'],
  ];
}

/** Whether it can be made with `new`; its name; how many parameters it has. */
function aboutFunction(value: Value): [boolean, string, number] {
  const name = descriptorOf(value, 'name')?.value;
  const length = descriptorOf(value, 'length')?.value;
  return [
    brand((maker) => construct(Object, [], maker), value),
    typeof name === 'string' ? name : '',
    typeof length === 'number' ? length : 0,
  ];
}
