import type { Value } from './builtins';
import * as safe from './builtins';

const LIMIT = 100_000;
const RegExpPrototype = safe.RegExpClass.prototype;
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
      ? `<function ${safe.toText(value.name)}>`
      : typeof value !== 'object' || value === null
        ? ofPrimitive(value)
        : safe.indexOf(path, value) >= 0
          ? '...'
          : ofKind(value, safe.concat(path, [value]));
  if (result.length > LIMIT) throw new safe.RangeFault('the value is too large to compare');
  return result;
}

function ofPrimitive(value: unknown): string {
  if (typeof value === 'string') return safe.stringify(value);
  if (typeof value === 'bigint') return `${safe.toText(value)}n`;
  if (typeof value === 'symbol') return safe.symbolText(value);
  return value === 0 ? '0' : safe.toText(value);
}

function ofKind(value: Value, path: unknown[]): string {
  if (safe.isArray(value)) return ofList(value, path);
  const parts: string[] = [];
  if (safe.isMap(value)) {
    safe.mapEach(value, (item, key) => safe.push(parts, `${text(key, path)} => ${text(item, path)}`));
    return `Map {${safe.join(safe.sort(parts, compare), ', ')}}`;
  }
  if (safe.isSet(value)) {
    safe.setEach(value, (item) => safe.push(parts, text(item, path)));
    return `Set {${safe.join(safe.sort(parts, compare), ', ')}}`;
  }
  if (safe.isDate(value))
    return safe.timeOf(value) - safe.timeOf(value) === 0 ? `Date ${safe.isoOf(value)}` : 'Invalid Date';
  if (value !== RegExpPrototype && safe.brand(safe.sourceOf, value)) return safe.regExpText(value);
  if (safe.typedName(value) !== undefined) return `${safe.typedName(value)} ${ofList(value, path)}`;
  if (safe.brand(safe.numberOf, value)) return `Number ${ofPrimitive(safe.numberOf(value))}`;
  if (safe.brand(safe.stringOf, value)) return `String ${ofPrimitive(safe.stringOf(value))}`;
  if (safe.brand(safe.booleanOf, value)) return `Boolean ${ofPrimitive(safe.booleanOf(value))}`;
  if (value instanceof safe.ErrorClass)
    return `<${safe.toText(value.name)} ${ofPrimitive(safe.toText(value.message))}>`;
  return value instanceof safe.PromiseClass ? '<promise>' : ofObject(value, path);
}

function ofList(value: ArrayLike<unknown>, path: unknown[]): string {
  const parts: string[] = [];
  for (let i = 0; i < value.length; i += 1) safe.push(parts, text(value[i], path));
  return `[${safe.join(parts, ', ')}]`;
}

function ofObject(value: Value, path: unknown[]): string {
  const names = safe.sort(safe.keysOf(value), compare);
  const parts: string[] = [];
  for (let i = 0; i < names.length; i += 1)
    safe.push(parts, `${ofKey(names[i])}: ${text(value[names[i]], path)}`);
  return `{${safe.join(parts, ', ')}}`;
}

const isLetter = (c: string) => (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_' || c === '$';

function ofKey(name: string): string {
  for (let i = 0; i < name.length; i += 1) {
    if (!isLetter(name[i]!) && !(i > 0 && name[i]! >= '0' && name[i]! <= '9')) return safe.stringify(name);
  }
  return name === '' ? '""' : name;
}
