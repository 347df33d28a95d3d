/**
 * JavaScript that runs inside QuickJS: turns a value into a text such that equal values have equal texts.
 *
 * Numbers, strings and the rest by value (NaN equals itself, -0 equals 0, 1 is not "1" and not 1n); arrays in order
 * (a hole is undefined); objects by their own enumerable string keys in any order, whatever their class; Map, Set,
 * Date, RegExp, Error, typed arrays and wrapped primitives by kind and content. Functions are equal by name alone.
 * Everything used is captured before a program can replace it.
 */
export const CANONICAL_SOURCE = `
(() => {
  const LIMIT = 100000;
  const { keys, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { isArray } = Array;
  const { apply } = Reflect;
  const stringify = JSON.stringify, toText = String, Fault = RangeError;
  const bind = (method) => (self, ...args) => apply(method, self, args);
  const compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0);
  const sort = bind(Array.prototype.sort), join = bind(Array.prototype.join), indexOf = bind(Array.prototype.indexOf);
  const concat = bind(Array.prototype.concat);
  const timeOf = bind(Date.prototype.getTime), isoOf = bind(Date.prototype.toISOString);
  const symbolText = bind(Symbol.prototype.toString), regExpText = bind(RegExp.prototype.toString);
  const flagsOf = bind(getOwnPropertyDescriptor(RegExp.prototype, 'source').get);
  const eachOfMap = bind(Map.prototype.forEach), eachOfSet = bind(Set.prototype.forEach);
  const sizeOfMap = bind(getOwnPropertyDescriptor(Map.prototype, 'size').get);
  const sizeOfSet = bind(getOwnPropertyDescriptor(Set.prototype, 'size').get);
  const typedName = bind(getOwnPropertyDescriptor(getPrototypeOf(Uint8Array).prototype, Symbol.toStringTag).get);
  const numberOf = bind(Number.prototype.valueOf), stringOf = bind(String.prototype.valueOf), booleanOf = bind(Boolean.prototype.valueOf);
  const ErrorClass = Error, PromiseClass = Promise, RegExpPrototype = RegExp.prototype;
  const is = (probe, value) => { try { probe(value); return true; } catch { return false; } };
  const add = (list, text) => { list[list.length] = text; };

  function ofPrimitive(value) {
    if (typeof value === 'string') return stringify(value);
    if (typeof value === 'bigint') return toText(value) + 'n';
    if (typeof value === 'symbol') return symbolText(value);
    return value === 0 ? '0' : toText(value);
  }

  const isLetter = (c) => (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_' || c === '$';
  function ofKey(name) {
    for (let i = 0; i < name.length; i += 1) {
      if (!isLetter(name[i]) && !(i > 0 && name[i] >= '0' && name[i] <= '9')) return stringify(name);
    }
    return name === '' ? '""' : name;
  }

  function ofObject(value, path) {
    const names = sort(keys(value), compare);
    const parts = [];
    for (let i = 0; i < names.length; i += 1) add(parts, ofKey(names[i]) + ': ' + text(value[names[i]], path));
    return '{' + join(parts, ', ') + '}';
  }

  function ofList(value, path) {
    const parts = [];
    for (let i = 0; i < value.length; i += 1) add(parts, text(value[i], path));
    return '[' + join(parts, ', ') + ']';
  }

  function ofKind(value, path) {
    if (isArray(value)) return ofList(value, path);
    const parts = [];
    if (is(sizeOfMap, value)) {
      eachOfMap(value, (item, key) => add(parts, text(key, path) + ' => ' + text(item, path)));
      return 'Map {' + join(sort(parts, compare), ', ') + '}';
    }
    if (is(sizeOfSet, value)) {
      eachOfSet(value, (item) => add(parts, text(item, path)));
      return 'Set {' + join(sort(parts, compare), ', ') + '}';
    }
    if (is(timeOf, value)) return timeOf(value) === timeOf(value) ? 'Date ' + isoOf(value) : 'Invalid Date';
    if (value !== RegExpPrototype && is(flagsOf, value)) return regExpText(value);
    if (typedName(value) !== undefined) return typedName(value) + ' ' + ofList(value, path);
    if (is(numberOf, value)) return 'Number ' + ofPrimitive(numberOf(value));
    if (is(stringOf, value)) return 'String ' + ofPrimitive(stringOf(value));
    if (is(booleanOf, value)) return 'Boolean ' + ofPrimitive(booleanOf(value));
    if (value instanceof ErrorClass) return '<' + toText(value.name) + ' ' + ofPrimitive(toText(value.message)) + '>';
    if (value instanceof PromiseClass) return '<promise>';
    return ofObject(value, path);
  }

  function text(value, path) {
    const result = typeof value === 'function' ? '<function ' + toText(value.name) + '>'
      : typeof value !== 'object' || value === null ? ofPrimitive(value)
      : indexOf(path, value) >= 0 ? '...' : ofKind(value, concat(path, [value]));
    if (result.length > LIMIT) throw new Fault('the value is too large to compare');
    return result;
  }

  return (value) => text(value, []);
})()
`;
