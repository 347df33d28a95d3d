import {
  booleanOf,
  brand,
  concat,
  ErrorClass,
  indexOf,
  isArray,
  isDate,
  isMap,
  isoOf,
  isSet,
  join,
  keysOf,
  mapEach,
  numberOf,
  PromiseClass,
  push,
  RangeFault,
  RegExpClass,
  regExpText,
  setEach,
  sort,
  sourceOf,
  stringify,
  stringOf,
  symbolText,
  timeOf,
  toText,
  typedName,
  type Value,
} from './builtins';

const LIMIT = 100_000;
const RegExpPrototype = RegExpClass.prototype;
const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Turns a value into a text such that equal values have equal texts.
 *
 * Numbers, strings and the rest by value (NaN equals itself, -0 equals 0, 1 is not "1" and not 1n); arrays in order
 * (a hole is undefined); objects by their own enumerable string keys in any order, whatever their class; Map, Set,
 * Date, RegExp, Error, typed arrays and wrapped primitives by kind and content. Functions are equal by name alone.
 */
export const canonical = (value: unknown): string => text(value, []);

function text(value: Value, path: unknown[]): string {
  const result =
    typeof value === 'function'
      ? `<function ${toText(value.name)}>`
      : typeof value !== 'object' || value === null
        ? ofPrimitive(value)
        : indexOf(path, value) >= 0
          ? '...'
          : ofKind(value, concat(path, [value]));
  if (result.length > LIMIT) throw new RangeFault('the value is too large to compare');
  return result;
}

function ofPrimitive(value: unknown): string {
  if (typeof value === 'string') return stringify(value);
  if (typeof value === 'bigint') return `${toText(value)}n`;
  if (typeof value === 'symbol') return symbolText(value);
  return value === 0 ? '0' : toText(value);
}

function ofKind(value: Value, path: unknown[]): string {
  if (isArray(value)) return ofList(value, path);
  const parts: string[] = [];
  if (isMap(value)) {
    mapEach(value, (item, key) => push(parts, `${text(key, path)} => ${text(item, path)}`));
    return `Map {${join(sort(parts, compare), ', ')}}`;
  }
  if (isSet(value)) {
    setEach(value, (item) => push(parts, text(item, path)));
    return `Set {${join(sort(parts, compare), ', ')}}`;
  }
  if (isDate(value)) return timeOf(value) - timeOf(value) === 0 ? `Date ${isoOf(value)}` : 'Invalid Date';
  if (value !== RegExpPrototype && brand(sourceOf, value)) return regExpText(value);
  if (typedName(value) !== undefined) return `${typedName(value)} ${ofList(value, path)}`;
  if (brand(numberOf, value)) return `Number ${ofPrimitive(numberOf(value))}`;
  if (brand(stringOf, value)) return `String ${ofPrimitive(stringOf(value))}`;
  if (brand(booleanOf, value)) return `Boolean ${ofPrimitive(booleanOf(value))}`;
  if (value instanceof ErrorClass) return `<${toText(value.name)} ${ofPrimitive(toText(value.message))}>`;
  return value instanceof PromiseClass ? '<promise>' : ofObject(value, path);
}

function ofList(value: ArrayLike<unknown>, path: unknown[]): string {
  const parts: string[] = [];
  for (let i = 0; i < value.length; i += 1) push(parts, text(value[i], path));
  return `[${join(parts, ', ')}]`;
}

function ofObject(value: Value, path: unknown[]): string {
  const names = sort(keysOf(value), compare);
  const parts: string[] = [];
  for (let i = 0; i < names.length; i += 1) push(parts, `${ofKey(names[i])}: ${text(value[names[i]], path)}`);
  return `{${join(parts, ', ')}}`;
}

const isLetter = (c: string) => (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_' || c === '$';

function ofKey(name: string): string {
  for (let i = 0; i < name.length; i += 1) {
    if (!isLetter(name[i]!) && !(i > 0 && name[i]! >= '0' && name[i]! <= '9')) return stringify(name);
  }
  return name === '' ? '""' : name;
}
