/*
 * The language's own functions, captured before a program can replace them. What runs in a program's world imports them
 * as `safe` and uses no method of a value.
 */

// biome-ignore lint/suspicious/noExplicitAny: the values of programs are of every kind.
export type Value = any;

export const {
  apply,
  construct,
  defineProperty,
  deleteProperty,
  getOwnPropertyDescriptor: descriptorOf,
  getPrototypeOf,
  ownKeys,
} = Reflect;
export const { freeze, is, isFrozen, keys: keysOf } = Object;
export const { isArray } = Array;
export const { isView } = ArrayBuffer;
export const { parse, stringify } = JSON;
export const { keyFor: symbolKey, for: symbolFor } = Symbol;

/** A method as a function of what it works on. */
export const bind =
  <A extends unknown[], R>(method: (this: Value, ...args: A) => R) =>
  (self: Value, ...args: A): R =>
    apply(method, self, args);
const getter = (prototype: object, name: PropertyKey): ((self: Value) => Value) =>
  bind(descriptorOf(prototype, name)!.get!);

export const join = bind(Array.prototype.join);
export const slice = bind(Array.prototype.slice);
export const sort = bind<unknown[], Value[]>(Array.prototype.sort as Value);
export const repeat = bind(String.prototype.repeat);
export const split = bind<unknown[], string[]>(String.prototype.split as Value);
export const timeOf = bind(Date.prototype.getTime);
export const setTime = bind(Date.prototype.setTime);
export const numberOf = bind(Number.prototype.valueOf);
export const stringOf = bind(String.prototype.valueOf);
export const booleanOf = bind(Boolean.prototype.valueOf);
export const thenOf = bind(Promise.prototype.then);

export const mapGet = bind(Map.prototype.get);
export const mapSet = bind(Map.prototype.set);
export const mapHas = bind(Map.prototype.has);
export const mapEach = bind(Map.prototype.forEach);
export const mapClear = bind(Map.prototype.clear);
export const mapDelete = bind(Map.prototype.delete);
export const setAdd = bind(Set.prototype.add);
export const setEach = bind(Set.prototype.forEach);
export const setClear = bind(Set.prototype.clear);
const sizeOfMap = getter(Map.prototype, 'size');
const sizeOfSet = getter(Set.prototype, 'size');
export const sourceOf = getter(RegExp.prototype, 'source');
export const flagsOf = getter(RegExp.prototype, 'flags');
export const descriptionOf = getter(Symbol.prototype, 'description');
/** `Uint8Array` and its like; undefined for everything else. */
export const typedName = getter((getPrototypeOf(Uint8Array) as Value).prototype, Symbol.toStringTag);

export const toText = String;
export const toNumber = Number;
export const toBig = BigInt;
export const SymbolOf = Symbol;
export const MapClass = Map;
export const SetClass = Set;
export const DateClass = Date;
export const RegExpClass = RegExp;
export const PromiseClass = Promise;
export const ProxyClass = Proxy;
export const Fault = TypeError;
export const RangeFault = RangeError;
export const ObjectPrototype = Object.prototype;

/** QuickJS's own: too deep, or out of memory. */
declare const InternalError: ErrorConstructor;
export const EngineFault = InternalError;
// TypeScript knows it from ES2025 on.
export const IteratorClass = (globalThis as Value).Iterator;

/** No setter of a program's gets to see these. */
export const put = (object: object, key: PropertyKey, value: unknown): void => {
  defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
};
export const hide = (object: object, key: PropertyKey, value: unknown): void => {
  defineProperty(object, key, { value, writable: true, enumerable: false, configurable: true });
};
export const push = (list: Value[], item: unknown): void => put(list, list.length, item);

/** Whether a built-in that only takes values of its own kind takes this one. */
export const brand = (method: (value: Value) => unknown, value: unknown): boolean => {
  try {
    method(value);
    return true;
  } catch {
    return false;
  }
};
export const isMap = (value: unknown) => brand(sizeOfMap, value);
export const isSet = (value: unknown) => brand(sizeOfSet, value);
export const isDate = (value: unknown) => brand(timeOf, value);
