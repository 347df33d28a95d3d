/**
 * JavaScript that runs in the judge's instance: deep equality as toEqual and toStrictEqual mean it, and the
 * asymmetric matchers (expect.any and its like). Objects of the learner's are read through their references.
 */
export const EQUALITY_SOURCE = String.raw`
((bridge) => {
  const LONGEST_PATH = 60;
  let show;
  const { getPrototypeOf } = Object;
  const tagOf = (value) => Object.prototype.toString.call(value);
  const brandOf = (value) => {
    if (Array.isArray(value)) return 'array';
    if (value instanceof Error) return 'error';
    for (const [name, probe] of BRANDS) { try { probe(value); return name; } catch {} } // not of this kind
    return typeof value;
  };
  const getterOf = (prototype, name) => { const { get } = Object.getOwnPropertyDescriptor(prototype, name); return (value) => get.call(value); };
  const BRANDS = [
    ['map', getterOf(Map.prototype, 'size')], ['set', getterOf(Set.prototype, 'size')],
    ['date', (value) => Date.prototype.getTime.call(value)],
    ['regexp', (value) => { if (!(value instanceof RegExp)) throw 0; getterOf(RegExp.prototype, 'flags')(value); }],
    ['typed', (value) => { if (!ArrayBuffer.isView(value)) throw 0; }],
    ['number', (value) => Number.prototype.valueOf.call(value)], ['string', (value) => String.prototype.valueOf.call(value)],
    ['boolean', (value) => Boolean.prototype.valueOf.call(value)],
  ];

  /** The language's own things are the same ones for test and program. */
  const same = (a, b) => Object.is(a, b) || Object.is(bridge.sharedOf(a), bridge.sharedOf(b));

  class Asymmetric {
    constructor(name, matches, sample) { this.name = name; this.matches = matches; this.sample = sample; }
  }

  const keysOf = (value, strict) =>
    Reflect.ownKeys(value).filter((key) => {
      const found = Object.getOwnPropertyDescriptor(value, key);
      return found && found.enumerable && (strict || found.value !== undefined || 'get' in found);
    });

  function sameObjects(a, b, strict, path, skip) {
    const left = keysOf(a, strict).filter((key) => !skip || !skip(key)), right = keysOf(b, strict).filter((key) => !skip || !skip(key));
    return left.length === right.length && right.every((key) => left.includes(key) && equals(a[key], b[key], strict, path));
  }

  function sameMaps(a, b, strict, path) {
    if (a.size !== b.size) return false;
    for (const [key, value] of b) {
      if (a.has(key)) { if (!equals(a.get(key), value, strict, path)) return false; continue; }
      if (![...a].some(([other, item]) => equals(other, key, strict, path) && equals(item, value, strict, path))) return false;
    }
    return true;
  }

  function equals(a, b, strict = false, path = []) {
    if (b instanceof Asymmetric) return b.matches(a);
    if (a instanceof Asymmetric) return a.matches(b);
    if (same(a, b)) return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (path.some(([x, y]) => x === a && y === b)) return true;
    if (strict && getPrototypeOf(a) !== getPrototypeOf(b)) return false;
    const below = [...path, [a, b]];
    a = bridge.plain(a); b = bridge.plain(b);
    const brand = brandOf(a);
    if (brand !== brandOf(b)) return false;
    switch (brand) {
      case 'array':
        if (a.length !== b.length) return false;
        for (let i = 0; i < b.length; i += 1) if ((strict && i in a !== i in b) || !equals(a[i], b[i], strict, below)) return false;
        return sameObjects(a, b, strict, below, (key) => /^\d+$/.test(String(key)));
      case 'map': return sameMaps(a, b, strict, below);
      case 'set': return a.size === b.size && [...b].every((item) => a.has(item) || [...a].some((other) => equals(other, item, strict, below)));
      case 'date': return Object.is(a.getTime(), b.getTime());
      case 'regexp': return a.source === b.source && a.flags === b.flags;
      case 'error': return a.name === b.name && a.message === b.message && (b.cause === undefined || equals(a.cause, b.cause, strict, below));
      case 'typed': return tagOf(a) === tagOf(b) && a.length === b.length && a.every((item, i) => Object.is(item, b[i]));
      case 'number': case 'string': case 'boolean': return Object.is(a.valueOf(), b.valueOf());
      default: return sameObjects(a, b, strict, below);
    }
  }

  /** Whether all that the expected object names is in the actual one. */
  function contains(actual, expected) {
    if (typeof expected !== 'object' || expected === null || expected instanceof Asymmetric || Array.isArray(expected)) {
      if (!Array.isArray(expected)) return equals(actual, expected);
      return Array.isArray(actual) && actual.length === expected.length && expected.every((item, i) => contains(actual[i], item));
    }
    if (typeof actual !== 'object' || actual === null) return false;
    if (brandOf(expected) !== 'object') return equals(actual, expected);
    return keysOf(expected, true).every((key) => key in actual && contains(actual[key], expected[key]));
  }

  /** Where two values of the same kind differ first; empty when they differ as wholes. */
  function difference(a, b, strict, path = '') {
    const isThing = (value) => typeof value === 'object' && value !== null && !(value instanceof Asymmetric);
    const at = path && ' (at ' + path + ': ' + show(a) + ' instead of ' + show(b) + ')';
    if (!isThing(a) || !isThing(b) || path.length > LONGEST_PATH) return at;
    const brand = brandOf(a);
    if (brand !== brandOf(b) || (brand !== 'array' && brand !== 'object')) return at;
    const isList = brand === 'array';
    if (isList && a.length !== b.length) return ' (' + (path ? 'at ' + path + ': ' : '') + a.length + ' items instead of ' + b.length + ')';
    for (const key of isList ? b.keys() : keysOf(b, strict)) {
      const place = path + (isList ? '[' + key + ']' : '.' + String(key));
      if (!(key in a)) return ' (' + place + ' is missing)';
      if (!equals(a[key], b[key], strict)) return difference(a[key], b[key], strict, place);
    }
    const more = isList ? undefined : keysOf(a, strict).find((key) => !keysOf(b, strict).includes(key));
    return more === undefined ? at : ' (' + path + '.' + String(more) + ' should not be there)';
  }

  const PRIMITIVES = new Map([[Number, 'number'], [String, 'string'], [Boolean, 'boolean'], [BigInt, 'bigint'], [Symbol, 'symbol'], [Function, 'function']]);
  const asymmetric = {
    any: (type) => new Asymmetric('any', (value) => (PRIMITIVES.has(type) ? typeof value === PRIMITIVES.get(type) : type === Object ? typeof value === 'object' : value instanceof type), type.name),
    anything: () => new Asymmetric('anything', (value) => value !== null && value !== undefined),
    objectContaining: (part) => new Asymmetric('objectContaining', (value) => typeof value === 'object' && value !== null && Reflect.ownKeys(part).every((key) => key in value && equals(value[key], part[key])), part),
    arrayContaining: (part) => new Asymmetric('arrayContaining', (value) => Array.isArray(value) && part.every((item) => value.some((other) => equals(other, item))), part),
    stringContaining: (part) => new Asymmetric('stringContaining', (value) => typeof value === 'string' && value.includes(part), part),
    stringMatching: (part) => new Asymmetric('stringMatching', (value) => typeof value === 'string' && new RegExp(part).test(value), part),
    closeTo: (number, digits = 2) => new Asymmetric('closeTo', (value) => typeof value === 'number' && Math.abs(value - number) < 10 ** -digits / 2, number),
  };
  asymmetric.not = Object.fromEntries(['objectContaining', 'arrayContaining', 'stringContaining', 'stringMatching'].map((name) => [
    name, (part) => { const { matches } = asymmetric[name](part); return new Asymmetric('not.' + name, (value) => !matches(value), part); },
  ]));
  return { equals, same, contains, difference, asymmetric, Asymmetric, showWith: (how) => { show = how; } };
})
`;
