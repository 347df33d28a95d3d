import { IteratorClass, MapClass, ownKeys, type Value } from '../builtins';
import { host } from '../host';

/** This side of the bridge and the other one, as they're named in messages. */
export const isJudge = host.role === 'judge';
export const OWN = isJudge ? 'J' : 'L';
export const OTHER = isJudge ? 'L' : 'J';

/** Longer lists are passed by reference. */
export const MAX_ITEMS = 100_000;

type Table<T> = Readonly<Record<string, T>>;
const table = <T>(entries: Record<string, T>): Table<T> =>
  ({ __proto__: null, ...entries }) as unknown as Table<T>;

export const ERRORS = table<Value>({
  Error,
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  EvalError,
  URIError,
  AggregateError,
});
export const TYPED = table<Value>({
  Uint8Array,
  Int8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
});
/** Classes whose prototypes are referred to by name and never passed. */
export const PROTOTYPES = table<Value>({
  ...{ Object, Function, Array, Map, Set, Date, RegExp, Promise, WeakMap, WeakSet, WeakRef, ArrayBuffer },
  ...{ DataView, Number, String, Boolean, Iterator: IteratorClass },
  ...ERRORS,
  ...TYPED,
});
export const WELL_KNOWN: Record<string, symbol> = { __proto__: null } as never;
for (const name of ownKeys(Symbol) as string[]) {
  const symbol = (Symbol as Value)[name];
  if (typeof symbol === 'symbol') WELL_KNOWN[name] = symbol;
}

/** How an object is serialized; decided once, by the side that created it. */
export type Kind =
  | 'array'
  | 'object'
  | 'instance'
  | 'map'
  | 'set'
  | 'date'
  | 'regexp'
  | 'typed'
  | 'error'
  | 'promise'
  | 'callback'
  | 'remote';

/** Refers to an object in messages: the side that created it, and its number there. */
export type Name = ['o', typeof OWN, number];

/** This side's objects by number, the replicas of the other's by number, and the names of both. */
export const mine: object[] = [];
export const numberOfMine = new MapClass<object, Name>();
export const replicas = new MapClass<number, object>();
export const numberOfTheirs = new MapClass<object, Name>();
export const kinds = new MapClass<object, Kind>();
/** Contents when both sides were last in sync: see `snapshotOf`. */
export const synced = new MapClass<object, unknown[]>();

export const settlers = new MapClass<
  number,
  { resolve: (value: unknown) => void; reject: (reason: unknown) => void }
>();

export const symbols: symbol[] = [];
export const numberOfSymbol = new MapClass<symbol, [string, number]>();
export const theirSymbols = new MapClass<number, symbol>();

/** Kinds whose contents can change after they were passed. */
const MUTABLE = table({ array: 1, object: 1, map: 1, set: 1, date: 1, typed: 1, instance: 1 });
export const isMutable = (kind: Kind | undefined): boolean => kind !== undefined && kind in MUTABLE;

/** Set by index.ts, to avoid a circular import. */
export const link: { ask(operation: string, args: readonly unknown[]): Value } = { ask: () => undefined };
