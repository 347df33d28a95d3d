/**
 * The bridge's fourth part: text as values. Stand-ins are made, filled and brought up to date.
 */
export const READING_SOURCE = `
  function read(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value[0]) {
      case 'u': case 'h': return undefined;
      case 'n': return toNumber(value[1]);
      case 'b': return toBig(value[1]);
      case 'y': return toSymbol(value);
      case 'g': if (role === 'L') return intrinsics[value[1]];
        break;
      case 'o': if (value[1] === role && typeof value[2] === 'number' && value[2] in mine) return touch(mine[value[2]]);
        if (mapHas(standIns, value[2])) return touch(mapGet(standIns, value[2]));
    }
    throw new Fault('This value cannot be handed over.');
  }

  /** What was named may be changed next. */
  function touch(value) {
    const shot = mapGet(known, value);
    if (shot !== undefined) watch(value, mapGet(kinds, value), shot);
    return value;
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
      case 'error': return content[1] === 'AggregateError' ? new AggregateError([], toText(content[2])) : new ERRORS[content[1]](toText(content[2]));
      case 'promise': return new PromiseClass((resolve, reject) => mapSet(settlers, number, { resolve, reject }));
      case 'callback': return makeCallback(number, content[1]);
      case 'remote': return makeRemote(number, content);
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
      if (!isArray(content[7]) || content[7][0] !== 'h') defineProperty(object, 'errors', { value: read(content[7]), writable: true, configurable: true, enumerable: false });
      if (object.name !== content[6]) defineProperty(object, 'name', { value: toText(content[6]), writable: true, configurable: true, enumerable: false });
    }
    if (frozen && kind !== 'typed' && numberIsTheirs(object)) freeze(object);
  }
  const numberIsTheirs = (object) => mapHas(numberOfTheirs, object);
`;
