/*
 * Built-in functions, captured before a program can replace them. Code that runs next to a program imports them as `safe`
 * and never calls methods on values.
 */

// biome-ignore lint/suspicious/noExplicitAny: a program's values can have any type.
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
export const { now: dateNow } = Date;
export const { parse, stringify } = JSON;
export const { keyFor: symbolKey, for: symbolFor } = Symbol;

/** Turns a method into a function that takes `this` as its first argument. */
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
/** The name of a typed array's class; undefined for other values. */
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
export const TypeErrorClass = TypeError;
export const RangeErrorClass = RangeError;
export const ObjectPrototype = Object.prototype;

/** QuickJS's error class for stack overflows and running out of memory. */
declare const InternalError: ErrorConstructor;
export const EngineError = InternalError;
// TypeScript declares it from ES2025 on.
export const IteratorClass = (globalThis as Value).Iterator;

/** Defines a property without triggering a program's setters. */
export const put = (object: object, key: PropertyKey, value: unknown): void => {
  defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
};
export const hide = (object: object, key: PropertyKey, value: unknown): void => {
  defineProperty(object, key, { value, writable: true, enumerable: false, configurable: true });
};
export const push = (list: Value[], item: unknown): void => put(list, list.length, item);

/** Whether a built-in that throws for other types accepts this value. */
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
