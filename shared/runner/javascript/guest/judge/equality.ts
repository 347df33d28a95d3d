import { plain, sharedOf } from '../bridge';
import type { Value } from '../builtins';
import * as safe from '../builtins';
import { Asymmetric, show } from './failures';

/* Deep equality for toEqual and toStrictEqual, and asymmetric matchers such as expect.any. */

const MAX_PATH_LENGTH = 60;
const { getPrototypeOf } = Object;
const tagOf = (value: unknown) => Object.prototype.toString.call(value);

const BRANDS: readonly [string, (value: Value) => boolean][] = [
  ['array', Array.isArray],
  ['error', (value) => value instanceof Error],
  ['map', safe.isMap],
  ['set', safe.isSet],
  ['date', safe.isDate],
  ['regexp', (value) => value instanceof RegExp && safe.brand(safe.flagsOf, value)],
  ['typed', ArrayBuffer.isView],
  ['number', (value) => safe.brand(safe.numberOf, value)],
  ['string', (value) => safe.brand(safe.stringOf, value)],
  ['boolean', (value) => safe.brand(safe.booleanOf, value)],
];
const brandOf = (value: unknown): string => BRANDS.find(([, is]) => is(value))?.[0] ?? typeof value;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Object.is, except that an intrinsic of the program equals the test's. */
export const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || Object.is(sharedOf(a), sharedOf(b));

const shownKeys = (value: object, strict: boolean): PropertyKey[] =>
  Reflect.ownKeys(value).filter((key) => {
    const found = Object.getOwnPropertyDescriptor(value, key);
    return found?.enumerable && (strict || found.value !== undefined || 'get' in found);
  });

type Path = readonly [unknown, unknown][];

function haveSameProperties(a: Value, b: Value, strict: boolean, path: Path, skipsIndexes = false): boolean {
  const counts = (key: PropertyKey) => !skipsIndexes || !/^\d+$/.test(String(key));
  const left = shownKeys(a, strict).filter(counts);
  const right = shownKeys(b, strict).filter(counts);
  return (
    left.length === right.length &&
    right.every((key) => left.includes(key) && equals(a[key], b[key], strict, path))
  );
}

function areSameMaps(
  a: Map<unknown, unknown>,
  b: Map<unknown, unknown>,
  strict: boolean,
  path: Path,
): boolean {
  const has = (key: unknown, value: unknown) =>
    a.has(key)
      ? equals(a.get(key), value, strict, path)
      : [...a].some(([other, item]) => equals(other, key, strict, path) && equals(item, value, strict, path));
  return a.size === b.size && [...b].every(([key, value]) => has(key, value));
}

export function equals(left: Value, right: Value, strict = false, path: Path = []): boolean {
  if (right instanceof Asymmetric) return right.matches(left);
  if (left instanceof Asymmetric) return left.matches(right);
  if (same(left, right)) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (path.some(([x, y]) => x === left && y === right)) return true;
  if (strict && getPrototypeOf(left) !== getPrototypeOf(right)) return false;
  const a = plain(left);
  const b = plain(right);
  const brand = brandOf(a);
  return brand === brandOf(b) && areEqualInside(a, b, brand, strict, [...path, [left, right]]);
}

function areEqualInside(a: Value, b: Value, brand: string, strict: boolean, path: Path): boolean {
  const deep = (x: unknown, y: unknown) => equals(x, y, strict, path);
  switch (brand) {
    case 'array':
      if (a.length !== b.length) return false;
      for (let i = 0; i < b.length; i += 1) {
        if ((strict && i in a !== i in b) || !deep(a[i], b[i])) return false;
      }
      return haveSameProperties(a, b, strict, path, true);
    case 'map':
      return areSameMaps(a, b, strict, path);
    case 'set':
      return (
        a.size === b.size && [...b].every((item) => a.has(item) || [...a].some((other) => deep(other, item)))
      );
    case 'date':
      return Object.is(a.getTime(), b.getTime());
    case 'regexp':
      return a.source === b.source && a.flags === b.flags;
    case 'error':
      return (
        a.name === b.name && a.message === b.message && (b.cause === undefined || deep(a.cause, b.cause))
      );
    case 'typed':
      return (
        tagOf(a) === tagOf(b) &&
        a.length === b.length &&
        a.every((item: unknown, i: number) => Object.is(item, b[i]))
      );
    case 'number':
    case 'string':
    case 'boolean':
      return Object.is(a.valueOf(), b.valueOf());
    default:
      return haveSameProperties(a, b, strict, path);
  }
}

/** Whether the actual object contains all properties of the expected one. */
export function contains(actual: Value, expected: Value): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((item, i) => contains(actual[i], item));
  }
  if (!isObject(expected) || expected instanceof Asymmetric) return equals(actual, expected);
  if (!isObject(actual)) return false;
  if (brandOf(expected) !== 'object') return equals(actual, expected);
  return shownKeys(expected, true).every((key) => key in actual && contains(actual[key], expected[key]));
}

/** Locates the first difference inside two values; empty if they differ as a whole. */
export function difference(a: Value, b: Value, strict: boolean, path = ''): string {
  const isPart = (value: unknown) => isObject(value) && !(value instanceof Asymmetric);
  const at = path && ` (at ${path}: ${show(a)} instead of ${show(b)})`;
  if (!isPart(a) || !isPart(b) || path.length > MAX_PATH_LENGTH) return at;
  const brand = brandOf(a);
  if (brand !== brandOf(b) || (brand !== 'array' && brand !== 'object')) return at;
  const isList = brand === 'array';
  if (isList && a.length !== b.length) {
    return ` (${path ? `at ${path}: ` : ''}${a.length} items instead of ${b.length})`;
  }
  for (const key of isList ? b.keys() : shownKeys(b, strict)) {
    const place = path + (isList ? `[${key}]` : `.${String(key)}`);
    if (!(key in a)) return ` (${place} is missing)`;
    if (!equals(a[key], b[key], strict)) return difference(a[key], b[key], strict, place);
  }
  const extra = isList ? undefined : shownKeys(a, strict).find((key) => !shownKeys(b, strict).includes(key));
  return extra === undefined ? at : ` (${path}.${String(extra)} should not be there)`;
}

const PRIMITIVES = new Map<unknown, string>([
  [Number, 'number'],
  [String, 'string'],
  [Boolean, 'boolean'],
  [BigInt, 'bigint'],
  [Symbol, 'symbol'],
  [Function, 'function'],
]);

const isAny = (type: Value) => (value: unknown) => {
  if (PRIMITIVES.has(type)) return typeof value === PRIMITIVES.get(type);
  return type === Object ? typeof value === 'object' : value instanceof type;
};

/** Matchers that also exist as expect.not.… */
const PARTIAL: Readonly<Record<string, (part: Value) => (value: Value) => boolean>> = {
  objectContaining: (part) => (value) =>
    isObject(value) && Reflect.ownKeys(part).every((key) => key in value && equals(value[key], part[key])),
  arrayContaining: (part) => (value) =>
    Array.isArray(value) && part.every((item: unknown) => value.some((other) => equals(other, item))),
  stringContaining: (part) => (value) => typeof value === 'string' && value.includes(part),
  stringMatching: (part) => (value) => typeof value === 'string' && new RegExp(part).test(value),
};

const partial = (prefix: string, wanted: boolean) =>
  Object.fromEntries(
    Object.entries(PARTIAL).map(([name, matcher]) => [
      name,
      (part: unknown) => new Asymmetric(prefix + name, (value) => matcher(part)(value) === wanted, part),
    ]),
  );

export const asymmetric = {
  any: (type: Value) => new Asymmetric('any', isAny(type), type.name),
  anything: () => new Asymmetric('anything', (value) => value !== null && value !== undefined),
  closeTo: (number: number, digits = 2) =>
    new Asymmetric(
      'closeTo',
      (value) => typeof value === 'number' && Math.abs(value - number) < 10 ** -digits / 2,
      number,
    ),
  ...partial('', true),
  not: partial('not.', false),
};
