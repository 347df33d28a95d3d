/**
 * The bridge's second part: values as text. `write` names an object and puts it on a message's queue;
 * `contentOf` says what it holds.
 */
export const WRITING_SOURCE = `
  const brand = (probe, value) => { try { probe(value); return true; } catch { return false; } };
  /** The language's own class of an error. A test's class of errors counts as the one that it extends. */
  const errorName = (first) => {
    for (let proto = first; proto !== null; proto = role === 'J' ? getPrototypeOf(proto) : null) {
      for (const name of ownKeys(ERRORS)) if (ERRORS[name].prototype === proto) return name;
    }
  };

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
    if (isProxy(proxies, value)) return 'remote';
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

  /** What a reference can be copied as: see OPERATIONS.copy. */
  const brandOf = (value) => (brand(sizeOfMap, value) ? 'map' : brand(sizeOfSet, value) ? 'set' : brand(timeOf, value) ? 'date' : '');

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
    if (role === 'J' && mapHas(numberOfIntrinsic, value)) return ['g', mapGet(numberOfIntrinsic, value)];
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

  const isShared = (value) => mapHas(numberOfIntrinsic, value);
  /** A method of the language's that is to work on this side's instance. */
  const wrappers = new MapClass();
  function onMine(method) {
    if (!mapHas(wrappers, method)) mapSet(wrappers, method, function (...args) { return apply(method, this, args); });
    return mapGet(wrappers, method);
  }

  /** Methods of the judge's own classes: what a learner's code calls on an instance that a test made. */
  function methodsOf(value, out) {
    const methods = [], taken = new SetClass();
    for (let proto = getPrototypeOf(value); proto && proto !== ObjectPrototype; proto = getPrototypeOf(proto)) {
      for (const key of ownKeys(proto)) {
        const found = descriptorOf(proto, key);
        if (key === 'constructor' || taken.has(key) || !found || typeof found.value !== 'function') continue;
        setAdd(taken, key);
        push(methods, [write(key, out), write(isShared(found.value) ? onMine(found.value) : found.value, out)]);
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
      case 'error': return [false, errorName(getPrototypeOf(value)), toText(value.message), toText(value.stack), pairsOf(value, ownKeys(value), out), 'cause' in value ? write(value.cause, out) : ['h'], toText(value.name), isArray(value.errors) ? write(value.errors, out) : ['h']];
      case 'promise': return [false];
      case 'callback': case 'remote': return [false, typeof value === 'function' ? aboutFunction(value) : null, isArray(value), mapGet(numberOfIntrinsic, value) ?? null, brandOf(value)];
    }
  }

  function aboutFunction(value) {
    const name = descriptorOf(value, 'name'), length = descriptorOf(value, 'length');
    return [isConstructor(value), name && typeof name.value === 'string' ? name.value : '', length && typeof length.value === 'number' ? length.value : 0];
  }
  const isConstructor = (value) => { try { construct(Object, [], value); return true; } catch { return false; } };
`;
