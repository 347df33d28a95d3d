/**
 * JavaScript that runs in both instances of a judged run, before anything else: the only thing that the judge's and
 * the learner's world share is text, and this is what writes and reads it. `send(text)` hands a question to the other
 * side and gives its answer.
 *
 * What crosses, by value: primitives, arrays, plain objects, Map, Set, Date, RegExp, typed arrays and the language's
 * own errors. Each such object has a stand-in on the other side, which stays the same one for as long as the run lasts
 * and is brought up to date whenever it is named again and after each call. Promises cross as promises. What else the
 * learner has (functions, instances, iterators) crosses as a reference: a Proxy whose every use is a question to the
 * learner's side. Of the judge's, only functions do, and all that can be done with them is to call them.
 *
 * Every object is named ['o', side, id] by the side (J or L) that made it, so that both write equal contents alike.
 */
export const BRIDGE_SOURCE = `
((role, send, inspect) => {
  const { parse, stringify } = JSON;
  const { apply, construct, ownKeys, getOwnPropertyDescriptor: descriptorOf, getPrototypeOf, defineProperty } = Reflect;
  const { isFrozen, freeze, is } = Object;
  const { isArray } = Array;
  const bind = (method) => (self, ...args) => apply(method, self, args);
  const MapClass = Map, SetClass = Set, DateClass = Date, RegExpClass = RegExp, PromiseClass = Promise, ProxyClass = Proxy;
  const ObjectPrototype = Object.prototype, FunctionPrototype = Function.prototype, Fault = TypeError, toText = String, toBig = BigInt, toNumber = Number;
  const mapGet = bind(Map.prototype.get), mapSet = bind(Map.prototype.set), mapHas = bind(Map.prototype.has), mapEach = bind(Map.prototype.forEach), mapClear = bind(Map.prototype.clear);
  const setAdd = bind(Set.prototype.add), setEach = bind(Set.prototype.forEach), setClear = bind(Set.prototype.clear);
  const sizeOfMap = bind(descriptorOf(Map.prototype, 'size').get), sizeOfSet = bind(descriptorOf(Set.prototype, 'size').get);
  const timeOf = bind(Date.prototype.getTime), setTime = bind(Date.prototype.setTime);
  const sourceOf = bind(descriptorOf(RegExp.prototype, 'source').get), flagsOf = bind(descriptorOf(RegExp.prototype, 'flags').get);
  const typedName = bind(descriptorOf(getPrototypeOf(Uint8Array).prototype, Symbol.toStringTag).get);
  const then = bind(Promise.prototype.then), symbolKey = Symbol.keyFor, symbolFor = Symbol.for;
  const descriptionOf = bind(descriptorOf(Symbol.prototype, 'description').get), SymbolOf = Symbol, EngineError = InternalError;
  const nextInt = Math.floor;
  const push = (list, item) => { defineProperty(list, list.length, { value: item, writable: true, enumerable: true, configurable: true }); };
  const put = (object, key, value) => { defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true }); };

  const OTHER = role === 'J' ? 'L' : 'J';
  const LONGEST = 100000, WATCHED = 8, WATCHED_ITEMS = 200;
  const ERRORS = { __proto__: null, Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, AggregateError };
  const TYPED = { __proto__: null, Uint8Array, Int8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array, BigInt64Array, BigUint64Array };
  const PROTOTYPES = { __proto__: null, Object, Function, Array, Map, Set, Date, RegExp, Promise, ...ERRORS };
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

  const brand = (probe, value) => { try { probe(value); return true; } catch { return false; } };
  const errorName = (proto) => { for (const name of ownKeys(ERRORS)) if (ERRORS[name].prototype === proto) return name; };

  function isPlain(value) {
    const keys = ownKeys(value);
    if (keys.length > LONGEST) return false;
    for (let i = 0; i < keys.length; i += 1) {
      const found = descriptorOf(value, keys[i]);
      if (typeof keys[i] === 'symbol' || !found || !('value' in found) || !found.enumerable || typeof found.value === 'function') return role === 'J';
    }
    return true;
  }

  function kindOf(value) {
    if (typeof value === 'function') return role === 'J' ? 'callback' : 'remote';
    const proto = getPrototypeOf(value);
    if (isArray(value)) return (proto === Array.prototype || role === 'J') && value.length <= LONGEST ? 'array' : 'remote';
    if (proto === ObjectPrototype || proto === null) return isPlain(value) ? 'object' : 'remote';
    if (proto === MapClass.prototype && brand(sizeOfMap, value)) return 'map';
    if (proto === SetClass.prototype && brand(sizeOfSet, value)) return 'set';
    if (proto === DateClass.prototype && brand(timeOf, value)) return 'date';
    if (proto === RegExpClass.prototype && brand(flagsOf, value) && brand(sourceOf, value)) return 'regexp';
    if (typedName(value) in TYPED && proto === TYPED[typedName(value)].prototype && value.length <= LONGEST) return 'typed';
    if (proto === PromiseClass.prototype) return 'promise';
    if (errorName(proto)) return 'error';
    return role === 'J' ? 'instance' : 'remote';
  }

  const changes = (kind) => kind === 'array' || kind === 'object' || kind === 'map' || kind === 'set' || kind === 'date' || kind === 'typed' || kind === 'instance';

  function ofSymbol(value) {
    for (const name of ownKeys(WELL_KNOWN)) if (WELL_KNOWN[name] === value) return ['y', 'well', name];
    const key = symbolKey(value);
    if (key !== undefined) return ['y', 'for', key];
    if (!mapHas(numberOfSymbol, value)) { mapSet(numberOfSymbol, value, [role, symbols.length]); push(symbols, value); }
    const [side, number] = mapGet(numberOfSymbol, value);
    return ['y', side, number, descriptionOf(value)];
  }
  function toSymbol(value) {
    if (value[1] === 'well') return WELL_KNOWN[value[2]];
    if (value[1] === 'for') return symbolFor(value[2]);
    if (value[1] === role && typeof value[2] === 'number') return symbols[value[2]];
    if (!mapHas(theirSymbols, value[2])) {
      const symbol = SymbolOf(value[3]);
      mapSet(theirSymbols, value[2], symbol); mapSet(numberOfSymbol, symbol, [OTHER, value[2]]);
    }
    return mapGet(theirSymbols, value[2]);
  }

  function write(value, out) {
    switch (typeof value) {
      case 'string': case 'boolean': return value;
      case 'undefined': return ['u'];
      case 'number': return value - value === 0 && !(value === 0 && 1 / value < 0) ? value : ['n', value === 0 ? '-0' : toText(value)];
      case 'bigint': return ['b', toText(value)];
      case 'symbol': return ofSymbol(value);
    }
    if (value === null) return null;
    let name = mapGet(numberOfTheirs, value);
    if (name === undefined) {
      name = mapGet(numberOfMine, value);
      if (name === undefined) {
        name = ['o', role, mine.length];
        push(mine, value); mapSet(numberOfMine, value, name); mapSet(kinds, value, kindOf(value));
      }
    }
    if (!mapHas(out.seen, value)) { mapSet(out.seen, value, true); push(out.queue, value); }
    return name;
  }

  function pairsOf(value, keys, out) {
    const pairs = [];
    for (let i = 0; i < keys.length; i += 1) {
      const found = descriptorOf(value, keys[i]);
      if (typeof keys[i] === 'string' && found && found.enumerable) push(pairs, [keys[i], write(value[keys[i]], out)]);
    }
    return pairs;
  }

  /** Methods of the judge's own classes: what a learner's code calls on an instance that a test made. */
  function methodsOf(value, out) {
    const methods = [], taken = new SetClass();
    for (let proto = getPrototypeOf(value); proto && proto !== ObjectPrototype; proto = getPrototypeOf(proto)) {
      for (const key of ownKeys(proto)) {
        const found = descriptorOf(proto, key);
        if (key === 'constructor' || taken.has(key) || !found || typeof found.value !== 'function') continue;
        setAdd(taken, key);
        push(methods, [write(key, out), write(found.value, out)]);
      }
    }
    return methods;
  }

  const itemsOf = (value, out) => {
    const items = [];
    for (let i = 0; i < value.length; i += 1) push(items, i in value ? write(value[i], out) : ['h']);
    return items;
  };

  function contentOf(value, kind, out) {
    switch (kind) {
      case 'array': return [isFrozen(value), itemsOf(value, out)];
      case 'object': return [isFrozen(value), pairsOf(value, ownKeys(value), out), getPrototypeOf(value) === null];
      case 'instance': return [isFrozen(value), pairsOf(value, ownKeys(value), out), methodsOf(value, out)];
      case 'map': { const all = []; mapEach(value, (item, key) => push(all, [write(key, out), write(item, out)])); return [false, all]; }
      case 'set': { const all = []; setEach(value, (item) => push(all, write(item, out))); return [false, all]; }
      case 'date': return [false, write(timeOf(value), out)];
      case 'regexp': return [false, sourceOf(value), flagsOf(value)];
      case 'typed': return [false, itemsOf(value, out), typedName(value)];
      case 'error': return [false, errorName(getPrototypeOf(value)), toText(value.message), toText(value.stack), pairsOf(value, ownKeys(value), out), 'cause' in value ? write(value.cause, out) : ['h'], toText(value.name)];
      case 'promise': return [false];
      case 'callback': case 'remote': return [false, typeof value === 'function' ? aboutFunction(value) : null, isArray(value)];
    }
  }

  function aboutFunction(value) {
    const name = descriptorOf(value, 'name'), length = descriptorOf(value, 'length');
    return [isConstructor(value), name && typeof name.value === 'string' ? name.value : '', length && typeof length.value === 'number' ? length.value : 0];
  }
  const isConstructor = (value) => { try { construct(Object, [], value); return true; } catch { return false; } };

  /** What an object holds, one level deep: enough to see whether it has changed since. */
  function shotOf(value, kind) {
    const shot = [isFrozen(value)];
    if (kind === 'array') for (let i = 0; i < value.length; i += 1) push(shot, i in value ? value[i] : HOLE);
    else if (kind === 'typed') for (let i = 0; i < value.length; i += 1) push(shot, value[i]);
    else if (kind === 'map') mapEach(value, (item, key) => { push(shot, key); push(shot, item); });
    else if (kind === 'set') setEach(value, (item) => push(shot, item));
    else if (kind === 'date') push(shot, timeOf(value));
    else if (kind === 'object' || kind === 'instance') {
      const keys = ownKeys(value);
      for (let i = 0; i < keys.length; i += 1) if (typeof keys[i] === 'string') { push(shot, keys[i]); push(shot, value[keys[i]]); }
    }
    return shot;
  }
  const sameShot = (a, b) => {
    if (a === undefined || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!is(a[i], b[i])) return false;
    return true;
  };

  const newOut = () => ({ seen: new MapClass(), queue: [] });

  /** What is new or changed among the objects that a message names, and among those that were named lately. */
  function contents(out, also, inCallback = false) {
    const list = [], older = watched;
    for (let i = 0; i < also.length; i += 1) write(also[i], out);
    const named = out.queue.length;
    for (let i = 0; i < older.length; i += 1) write(older[i], out);
    const last = out.queue.length;
    for (let i = 0; i < out.queue.length; i += 1) {
      const value = out.queue[i], kind = mapGet(kinds, value), isNew = !mapHas(known, value);
      if (!isNew && !changes(kind)) continue;
      if (mapHas(numberOfTheirs, value) && !changes(kind)) continue;
      // A long list that goes along to every call-back is looked at again when the program's own call is over.
      if (inCallback && !isNew && kind === 'array' && value.length > WATCHED_ITEMS) continue;
      const shot = shotOf(value, kind);
      if (i < named || i >= last) watch(value, kind, shot);
      if (!isNew && sameShot(mapGet(known, value), shot)) {
        for (let at = 0; at < shot.length; at += 1) if (isThing(shot[at])) write(shot[at], out);
        continue;
      }
      const content = contentOf(value, kind, out);
      mapSet(known, value, shot);
      push(list, [mapGet(numberOfTheirs, value) ?? mapGet(numberOfMine, value), kind, content]);
      if (kind === 'promise') follow(value, mapGet(numberOfMine, value)[2]);
    }
    return list;
  }

  const isThing = (value) => ((typeof value === 'object' && value !== null) || typeof value === 'function') && value !== HOLE;

  function watch(value, kind, shot) {
    if (!changes(kind) || shot.length > WATCHED_ITEMS) return;
    const next = [value];
    for (let i = 0; i < watched.length && next.length < WATCHED; i += 1) if (watched[i] !== value) push(next, watched[i]);
    watched = next;
  }

  function follow(promise, number) {
    const settle = (ok) => (value) => { ask('settle', [number, ok, value]); };
    then(promise, settle(true), settle(false));
  }

  function read(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value[0]) {
      case 'u': case 'h': return undefined;
      case 'n': return toNumber(value[1]);
      case 'b': return toBig(value[1]);
      case 'y': return toSymbol(value);
      case 'o': if (value[1] === role && typeof value[2] === 'number' && value[2] in mine) return mine[value[2]];
        if (mapHas(standIns, value[2])) return mapGet(standIns, value[2]);
    }
    throw new Fault('This value cannot be handed over.');
  }

  /** Makes what is new, then fills it: contents may name each other in a circle. Gives the objects that were named. */
  function readContents(list) {
    const named = [], fresh = [];
    for (let i = 0; i < list.length; i += 1) {
      const [[, side, number], kind, content] = list[i];
      if (side === OTHER && !mapHas(standIns, number)) {
        const made = make(kind, content, number);
        mapSet(standIns, number, made); mapSet(numberOfTheirs, made, ['o', OTHER, number]); mapSet(kinds, made, kind);
        fresh[i] = true;
      }
    }
    for (let i = 0; i < list.length; i += 1) {
      const [name, kind, content] = list[i];
      const object = read(name);
      if (mapGet(kinds, object) !== kind) throw new Fault('This value cannot be handed over.');
      if (!changes(kind) && !fresh[i]) continue;
      if (fresh[i] || !isFrozen(object)) fill(object, kind, content);
      if (changes(kind)) push(named, object);
      else mapSet(known, object, []);
    }
    for (let i = 0; i < named.length; i += 1) mapSet(known, named[i], shotOf(named[i], mapGet(kinds, named[i])));
    return named;
  }

  function make(kind, content, number) {
    switch (kind) {
      case 'array': return [];
      case 'object': return content[2] ? { __proto__: null } : {};
      case 'instance': return { __proto__: {} };
      case 'map': return new MapClass();
      case 'set': return new SetClass();
      case 'date': return new DateClass(NaN);
      case 'regexp': return new RegExpClass(toText(content[1]), toText(content[2]));
      case 'typed': return new TYPED[content[2]](content[1].length);
      case 'error': return new ERRORS[content[1]](toText(content[2]));
      case 'promise': return new PromiseClass((resolve, reject) => mapSet(settlers, number, { resolve, reject }));
      case 'callback': return makeCallback(number, content[1]);
      case 'remote': return makeRemote(number, content[1], content[2]);
    }
    throw new Fault('This value cannot be handed over.');
  }

  function fill(object, kind, content) {
    const [frozen, items] = content;
    if (kind === 'array') {
      object.length = 0;
      object.length = items.length;
      for (let i = 0; i < items.length; i += 1) if (!(isArray(items[i]) && items[i][0] === 'h')) put(object, i, read(items[i]));
    } else if (kind === 'object' || kind === 'instance') {
      const keys = ownKeys(object), left = new SetClass();
      for (let i = 0; i < items.length; i += 1) setAdd(left, items[i][0]);
      for (let i = 0; i < keys.length; i += 1) if (typeof keys[i] === 'string' && !left.has(keys[i])) delete object[keys[i]];
      for (let i = 0; i < items.length; i += 1) {
        const found = descriptorOf(object, items[i][0]);
        if (!found || 'value' in found) put(object, items[i][0], read(items[i][1]));
      }
      if (kind === 'instance' && numberIsTheirs(object)) {
        for (const [key, method] of content[2]) defineProperty(getPrototypeOf(object), read(key), { value: read(method), writable: true, configurable: true, enumerable: false });
      }
    } else if (kind === 'map') {
      mapClear(object);
      for (let i = 0; i < items.length; i += 1) mapSet(object, read(items[i][0]), read(items[i][1]));
    } else if (kind === 'set') {
      setClear(object);
      for (let i = 0; i < items.length; i += 1) setAdd(object, read(items[i]));
    } else if (kind === 'date') setTime(object, read(items));
    else if (kind === 'typed') { for (let i = 0; i < items.length && i < object.length; i += 1) object[i] = read(items[i]); }
    else if (kind === 'error') {
      defineProperty(object, 'stack', { value: toText(content[3]), writable: true, configurable: true, enumerable: false });
      for (let i = 0; i < content[4].length; i += 1) put(object, content[4][i][0], read(content[4][i][1]));
      if (!isArray(content[5]) || content[5][0] !== 'h') defineProperty(object, 'cause', { value: read(content[5]), writable: true, configurable: true, enumerable: false });
      if (object.name !== content[6]) defineProperty(object, 'name', { value: toText(content[6]), writable: true, configurable: true, enumerable: false });
    }
    if (frozen && kind !== 'typed' && numberIsTheirs(object)) freeze(object);
  }
  const numberIsTheirs = (object) => mapHas(numberOfTheirs, object);

  function ask(operation, args) {
    const out = newOut(), written = [];
    for (let i = 0; i < args.length; i += 1) push(written, write(args[i], out));
    const question = stringify([operation, written, contents(out, [], role === 'L')]);
    return readAnswer(send(question));
  }

  /** What breaks here is not an error of the program's, which a test may expect: it ends the test. */
  function readAnswer(text) {
    let how, value;
    try {
      const answer = parse(text);
      if (answer[0] === 'broken') throw new Fault(toText(answer[1]));
      readContents(answer[2]);
      how = answer[0];
      if (how === 'prototype') value = PROTOTYPES[answer[1]].prototype;
      else if (how === 'list') value = answer[1].map(read);
      else value = read(answer[1]);
    } catch (error) {
      hooks.onBroken(error);
      throw error;
    }
    if (how === 'thrown') throw value;
    return value;
  }

  /** All that a module exports, for the other side's readAnswer. */
  function offer(namespace) {
    const out = newOut(), pairs = [];
    for (const key of ownKeys(namespace)) {
      if (typeof key !== 'string') continue;
      try { push(pairs, [key, namespace[key]]); } catch {} // not assigned yet: as if it were not there
    }
    const value = write(pairs, out);
    return stringify(['value', value, contents(out, [])]);
  }

  /** Answers a question of the other side. Errors of the code that it calls are answers, too. */
  function handle(question) {
    const [operation, args, list] = parse(question);
    const out = newOut();
    let how = 'value', value, named = [];
    try {
      named = readContents(list);
      const values = [];
      for (let i = 0; i < args.length; i += 1) push(values, read(args[i]));
      if (operation === 'proto') {
        const proto = getPrototypeOf(values[0]);
        for (const name of ownKeys(PROTOTYPES)) if (PROTOTYPES[name].prototype === proto) return stringify(['prototype', name, contents(out, named)]);
        value = write(proto, out);
      } else if (operation === 'keys' || operation === 'own') {
        how = 'list';
        value = itemsOf(OPERATIONS[operation](values), out);
      } else value = write(OPERATIONS[operation](values), out);
    } catch (error) {
      if (error instanceof EngineError && error.message === 'out of memory') throw error;
      how = 'thrown';
      value = write(hooks.onThrown(error), out);
    }
    return stringify([how, value, contents(out, named)]);
  }

  const hooks = { onThrown: (error) => error, onBroken: () => {} };
  const restOf = (values, from) => { const rest = []; for (let i = from; i < values.length; i += 1) push(rest, values[i]); return rest; };
  const callable = (value) => {
    if (role === 'J' && !(mapGet(kinds, value) === 'callback' && mapHas(numberOfMine, value))) throw new Fault('This cannot be called from here.');
    return value;
  };
  const OPERATIONS = {
    __proto__: null,
    call: (values) => apply(callable(values[0]), values[1], restOf(values, 2)),
    new: (values) => construct(callable(values[0]), restOf(values, 1)),
    settle: ([number, ok, value]) => {
      const settler = mapGet(settlers, number);
      if (settler) (ok ? settler.resolve : settler.reject)(value);
    },
    ...(role === 'L' && {
      get: ([object, key]) => object[key],
      set: ([object, key, value]) => { object[key] = value; return true; },
      has: ([object, key]) => key in object,
      delete: ([object, key]) => Reflect.deleteProperty(object, key),
      keys: ([object]) => { const keys = ownKeys(object), list = []; for (let i = 0; i < keys.length; i += 1) push(list, keys[i]); return list; },
      own: ([object, key]) => { const found = descriptorOf(object, key); return found ? [found.enumerable, 'value' in found ? found.value : object[key]] : []; },
      inspect: ([object]) => inspect(object),
      global: ([name]) => globalThis[name],
    }),
  };

  function makeCallback(number, about) {
    const stub = function (...args) {
      return new.target ? ask('new', [stub, ...args]) : ask('call', [stub, this, ...args]);
    };
    if (about) {
      defineProperty(stub, 'name', { value: about[1], configurable: true });
      defineProperty(stub, 'length', { value: about[2], configurable: true });
    }
    return stub;
  }

  function makeRemote(number, about, isList) {
    const target = about ? (about[0] ? function () {} : () => {}) : isList ? [] : {};
    const fixed = (key) => { const found = descriptorOf(target, key); return found && !found.configurable ? found : undefined; };
    const self = new ProxyClass(target, {
      get: (_, key) => (key === Symbol.hasInstance ? undefined : ask('get', [self, key])),
      set: (_, key, value) => ask('set', [self, key, value]),
      has: (_, key) => ask('has', [self, key]) || fixed(key) !== undefined,
      deleteProperty: (_, key) => ask('delete', [self, key]),
      defineProperty: (_, key, found) => ask('set', [self, key, found.value]),
      getPrototypeOf: () => ask('proto', [self]),
      setPrototypeOf: () => false,
      isExtensible: () => true,
      preventExtensions: () => false,
      ownKeys: () => {
        const keys = [...new SetClass(ask('keys', [self]))];
        for (const key of ownKeys(target)) if (fixed(key) && !keys.includes(key)) push(keys, key);
        return keys;
      },
      getOwnPropertyDescriptor: (_, key) => {
        const [enumerable, value] = ask('own', [self, key]);
        const own = fixed(key);
        if (enumerable === undefined) return own;
        return { value, writable: true, enumerable: own ? own.enumerable : !!enumerable, configurable: !own };
      },
      apply: (_, self2, args) => ask('call', [self, self2, ...args]),
      construct: (_, args) => ask('new', [self, ...args]),
    });
    return self;
  }

  const isRemote = (value) => mapHas(numberOfTheirs, value) && mapGet(kinds, value) === 'remote';
  const inspectAny = (value) => (isRemote(value) ? toText(ask('inspect', [value])) : inspect(value));
  return { handle, offer, readAnswer, ask, isRemote, inspect: inspectAny, hooks };
})
`;
