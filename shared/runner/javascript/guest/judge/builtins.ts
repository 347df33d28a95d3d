/**
 * The bridge's first part: the language's own functions, captured before a program can replace them, and its
 * tables.
 */
export const BUILTINS_SOURCE = `
  const { parse, stringify } = JSON;
  const { apply, construct, ownKeys, getOwnPropertyDescriptor: descriptorOf, getPrototypeOf, defineProperty } = Reflect;
  const { isFrozen, freeze, is } = Object;
  const { isArray } = Array;
  const bind = (method) => (self, ...args) => apply(method, self, args);
  const MapClass = Map, SetClass = Set, DateClass = Date, RegExpClass = RegExp, PromiseClass = Promise, ProxyClass = Proxy;
  const ObjectPrototype = Object.prototype, Fault = TypeError, toText = String, toBig = BigInt, toNumber = Number;
  const mapGet = bind(Map.prototype.get), mapSet = bind(Map.prototype.set), mapHas = bind(Map.prototype.has), mapEach = bind(Map.prototype.forEach), mapClear = bind(Map.prototype.clear);
  const setAdd = bind(Set.prototype.add), setEach = bind(Set.prototype.forEach), setClear = bind(Set.prototype.clear);
  const sizeOfMap = bind(descriptorOf(Map.prototype, 'size').get), sizeOfSet = bind(descriptorOf(Set.prototype, 'size').get);
  const timeOf = bind(Date.prototype.getTime), setTime = bind(Date.prototype.setTime);
  const sourceOf = bind(descriptorOf(RegExp.prototype, 'source').get), flagsOf = bind(descriptorOf(RegExp.prototype, 'flags').get);
  const typedName = bind(descriptorOf(getPrototypeOf(Uint8Array).prototype, Symbol.toStringTag).get);
  const then = bind(Promise.prototype.then), symbolKey = Symbol.keyFor, symbolFor = Symbol.for;
  const descriptionOf = bind(descriptorOf(Symbol.prototype, 'description').get), SymbolOf = Symbol, EngineError = InternalError;
  const push = (list, item) => { defineProperty(list, list.length, { value: item, writable: true, enumerable: true, configurable: true }); };
  const put = (object, key, value) => { defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true }); };

  const OTHER = role === 'J' ? 'L' : 'J';
  const LONGEST = 100000, WATCHED = 16, WATCHED_ITEMS = 200;
  const ERRORS = { __proto__: null, Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, AggregateError };
  const TYPED = { __proto__: null, Uint8Array, Int8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array, BigInt64Array, BigUint64Array };
  const PROTOTYPES = { __proto__: null, Object, Function, Array, Map, Set, Date, RegExp, Promise, WeakMap, WeakSet, WeakRef, ArrayBuffer, DataView, Number, String, Boolean, Iterator, ...ERRORS, ...TYPED };
  const WELL_KNOWN = { __proto__: null };
  for (const name of ownKeys(Symbol)) if (typeof Symbol[name] === 'symbol') WELL_KNOWN[name] = Symbol[name];

  /** My objects by number; the other's stand-ins here by number; and the kind of each (see kindOf). */
  const mine = [], numberOfMine = new Map(), standIns = new Map(), numberOfTheirs = new Map(), kinds = new Map();
  /** Contents as both sides last knew them: see shotOf. */
  const known = new Map();
  const HOLE = {};
  const settlers = new Map();
  const symbols = [], numberOfSymbol = new Map(), theirSymbols = new Map();
  let watched = [];
`;
