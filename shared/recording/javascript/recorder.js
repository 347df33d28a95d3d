/*
 * Records a program's steps. It runs in the program's own engine; `OPTIONS`, `FILES` (their names) and `PLACES` (see
 * instrument.ts) are put in front of it. What it writes is documented in ../entries.ts.
 *
 * Nothing of the program is called while recording: no getter, no `toString`, no proxy.
 */
globalThis.__rec ??= (() => {
  const {
    steps: MAX_STEPS,
    bytes: MAX_BYTES,
    items: ITEMS,
    objects: OBJECTS,
    text: TEXT,
    mark,
    stops,
    output,
    outline,
  } = OPTIONS;
  const FLUSH_STEPS = 250;
  const { getOwnPropertyDescriptor: descriptorOf, getPrototypeOf, ownKeys } = Reflect;
  const { isArray } = Array;
  const { min } = Math;
  const { stringify } = JSON;
  const { log, group, groupEnd } = console;
  const sourceOf = Function.prototype.toString;
  const sizeOfMap = descriptorOf(Map.prototype, 'size').get;
  const sizeOfSet = descriptorOf(Set.prototype, 'size').get;
  const eachOfMap = Map.prototype.forEach;
  const eachOfSet = Set.prototype.forEach;
  const isoOf = Date.prototype.toISOString;
  const regExpOf = RegExp.prototype.toString;
  const ObjectPrototype = Object.prototype;
  const ErrorClass = Error;
  const ABSENT = Symbol('absent');

  // A proxy looks like its target, but looking at it calls its handler.
  const proxies = new WeakSet();
  globalThis.Proxy = new Proxy(Proxy, {
    construct(target, [object, handler]) {
      const made = new target(object, handler);
      proxies.add(made);
      return made;
    },
  });

  const sent = new Map();

  // Values. Simple ones are texts; a number stands for an object in the heap.

  const ids = new WeakMap();
  const privates = new WeakMap();
  const functionTexts = new WeakMap();
  let lastId = 0;
  let seen = new Set();
  let queue = [];

  const quoted = (text) => (text.length <= TEXT ? stringify(text) : `${stringify(text.slice(0, TEXT))}…`);
  const cut = (text) => (text.length <= TEXT ? text : `${text.slice(0, TEXT)}…`);
  const dataOf = (object, key) => descriptorOf(object, key)?.value;

  function functionText(value) {
    const known = functionTexts.get(value);
    if (known !== undefined) return known;
    const name = proxies.has(value) ? 'Proxy' : dataOf(value, 'name');
    const isClass = !proxies.has(value) && sourceOf.call(value).startsWith('class');
    const text = `${isClass ? 'class' : 'function'} ${typeof name === 'string' && name ? name : '(anonymous)'}`;
    functionTexts.set(value, text);
    return text;
  }

  function shown(value) {
    switch (typeof value) {
      case 'string':
        return quoted(value);
      case 'number':
        return value === 0 && 1 / value < 0 ? '-0' : `${value}`;
      case 'bigint':
        return cut(`${value}n`);
      case 'function':
        return functionText(value);
      case 'symbol':
        return cut(value.toString());
      case 'object':
        return value === null ? 'null' : reference(value);
      default:
        return `${value}`;
    }
  }

  function reference(value) {
    let id = ids.get(value);
    if (id === undefined) {
      lastId += 1;
      id = lastId;
      ids.set(value, id);
    }
    if (!seen.has(id)) {
      seen.add(id);
      queue.push(value);
    }
    return id;
  }

  const works = (method, value) => {
    try {
      return [method.call(value)];
    } catch {
      return undefined;
    }
  };

  function labelOf(prototype) {
    const maker = prototype && dataOf(prototype, 'constructor');
    const name = typeof maker === 'function' && !proxies.has(maker) ? dataOf(maker, 'name') : undefined;
    return typeof name === 'string' ? name : 'Object';
  }

  // The elements, keys and values of an object as they were last seen. Most objects haven't changed since.
  const copies = new WeakMap();
  let copy = { items: [], size: 0 };
  let at = 0;
  let isSame = true;

  /** Begins to look at an object. */
  function open(value) {
    copy = copies.get(value);
    isSame = copy !== undefined && sent.has(ids.get(value));
    if (copy === undefined) {
      copy = { items: [], size: 0 };
      copies.set(value, copy);
    }
    at = 0;
  }

  /** Looks at its next key or value. */
  function next(item) {
    if (typeof item === 'object' && item !== null) reference(item);
    const { items } = copy;
    if (items[at] !== item || at >= items.length) {
      items[at] = item;
      isSame = false;
    }
    at += 1;
  }

  /** Has looked at all of it: whether it's the same as the last time. */
  function close(size) {
    if (copy.items.length !== at || copy.size !== size) {
      copy.items.length = at;
      copy.size = size;
      isSame = false;
    }
    return isSame;
  }

  function arrayNode(value, label) {
    const size = value.length;
    open(value);
    for (let index = 0; index < size && index < ITEMS; index += 1) next(value[index]);
    if (close(size)) return undefined;
    const items = [];
    for (let index = 0; index < size && index < ITEMS; index += 1)
      items.push(index in value ? shown(value[index]) : 'empty');
    return ['list', label, size, items];
  }

  function mapNode(value, label, size) {
    open(value);
    let left = ITEMS;
    eachOfMap.call(value, (item, key) => {
      if (left-- <= 0) return;
      next(key);
      next(item);
    });
    if (close(size)) return undefined;
    const items = [];
    for (let index = 0; index < copy.items.length; index += 2)
      items.push([shown(copy.items[index]), shown(copy.items[index + 1])]);
    return ['dict', label, size, items];
  }

  function setNode(value, label, size) {
    open(value);
    let left = ITEMS;
    eachOfSet.call(value, (item) => left-- > 0 && next(item));
    return close(size) ? undefined : ['set', label, size, copy.items.map(shown)];
  }

  const GETTER = Symbol('getter');
  /** By object: how many properties it had, and whether some have getters. */
  const shapes = new WeakMap();

  function objectNode(value, label, prototype) {
    const keys = ownKeys(value);
    const size = keys.length;
    let shape = shapes.get(value);
    if (shape === undefined || shape.size !== size) {
      shape = { size, hasGetters: keys.some((key) => !('value' in descriptorOf(value, key))) };
      shapes.set(value, shape);
    }
    open(value);
    const length = min(size, ITEMS);
    for (let index = 0; index < length; index += 1) {
      const key = keys[index];
      next(key);
      if (shape.hasGetters) {
        const property = descriptorOf(value, key);
        next('value' in property ? property.value : GETTER);
      } else next(value[key]);
    }
    for (
      let each = prototype;
      each && each !== ObjectPrototype && !proxies.has(each);
      each = getPrototypeOf(each)
    ) {
      const read = privates.get(dataOf(each, 'constructor'));
      const own = read ? read(value) : [];
      for (let index = 0; index < own.length; index += 1) next(own[index]);
    }
    if (close(size)) return undefined;
    const items = [];
    for (let index = 0; index < copy.items.length; index += 2) {
      const key = copy.items[index];
      const item = copy.items[index + 1];
      if (key === 'stack' && value instanceof ErrorClass) continue;
      items.push([
        typeof key === 'symbol' ? cut(key.toString()) : key,
        item === GETTER ? 'getter' : shown(item),
      ]);
    }
    return ['object', label, items.length > length ? items.length : size, items];
  }

  /** `[kind, class, size, items]`: items are values, or pairs of a name or key and a value. Undefined if unchanged. */
  function nodeOf(value) {
    if (proxies.has(value)) return ['object', 'Proxy', 0, []];
    if (isArray(value)) return arrayNode(value, 'Array');
    const prototype = getPrototypeOf(value);
    if (prototype === ObjectPrototype || prototype === null) return objectNode(value, 'Object', null);
    const label = labelOf(prototype);
    if (prototype !== null && privates.has(dataOf(prototype, 'constructor')))
      return objectNode(value, label, prototype);
    const map = works(sizeOfMap, value);
    if (map) return mapNode(value, label, map[0]);
    const set = works(sizeOfSet, value);
    if (set) return setNode(value, label, set[0]);
    const date = works(isoOf, value);
    if (date) return ['object', label, 1, [['time', date[0]]]];
    if (ArrayBuffer.isView(value)) return arrayNode(value, label);
    if (value instanceof RegExp) return ['object', label, 1, [['pattern', cut(regExpOf.call(value))]]];
    return objectNode(value, label, prototype);
  }

  // Frames and steps.

  const modules = new Map();
  const stack = [];
  let entries = [];
  let count = 0;
  let first = 0;
  let frames = 0;
  let written = 0;
  let over;
  let margin = 0;
  let isDirty = false;

  /** Writes a line without the margin of console.group. */
  function write(line) {
    for (let at = 0; at < margin; at += 1) groupEnd();
    log(line);
    for (let at = 0; at < margin; at += 1) group();
  }

  function flush() {
    if (entries.length === 0) return;
    const json = `[${entries.join(',')}]`;
    entries = [];
    written += json.length;
    write(`\x1e${mark}:${json}`);
  }

  /** The limit ends a plain run; a program under test runs on, unrecorded, until its next call. */
  function stop(reason) {
    over = reason;
    entries.push(stringify(['z', reason]));
    flush();
  }

  class Stopped {}
  const stopped = new Stopped();

  function newFrame(name, file, isModule) {
    frames += 1;
    return {
      id: frames,
      name,
      file,
      isModule,
      isRunning: true,
      line: 0,
      names: [],
      read: undefined,
      last: new Map(),
    };
  }

  function push(frame) {
    if (!over) entries.push(stringify(['f', frame.id, stack.at(-1)?.id ?? 0, frame.name, FILES[frame.file]]));
    stack.push(frame);
  }

  /** Puts the globals of a file that has run below what's called later. */
  function base(file) {
    const globals = modules.get(file);
    if (stack.length === 0 && globals && !globals.isRunning) push(globals);
  }

  function settle(frame) {
    if (stack.at(-1) === frame) return;
    const at = stack.lastIndexOf(frame);
    if (at >= 0) stack.length = at + 1;
    else {
      base(frame.file);
      push(frame);
    }
  }

  function leave(frame) {
    const at = stack.lastIndexOf(frame);
    if (at >= 0) stack.length = at;
    if (stack.length === 1 && stack[0].isModule && !stack[0].isRunning) stack.length = 0;
    if (stack.length > 0) return;
    flush();
    if (stops) return;
    // What was sent before may be shown with another test.
    over = undefined;
    first = count;
    sent.clear();
    for (const globals of modules.values()) globals.last.clear();
  }

  function look(frame, changes) {
    if (!frame.read) return;
    const values = frame.read();
    const { names, last } = frame;
    let changed;
    let here = 0;
    for (let at = 0; at < names.length; at += 1) {
      if (values[at] === ABSENT) continue;
      here += 1;
      const text = shown(values[at]);
      const name = names[at];
      if (last.get(name) === text) continue;
      last.set(name, text);
      changed ??= {};
      changed[name] = text;
    }
    if (here < last.size)
      for (const name of [...last.keys()]) {
        const at = names.indexOf(name);
        if (at >= 0 && values[at] !== ABSENT) continue;
        last.delete(name);
        changed ??= {};
        changed[name] = null;
      }
    if (changed) changes[frame.id] = changed;
  }

  function record(kind, frame, result) {
    if (over) return;
    if (isDirty && output) {
      isDirty = false;
      write(`\x1e${mark}#${count}`);
    }
    if (outline && !isOpening(kind)) {
      entries.push(`["s","${kind}",${frame.id},${frame.line},0,0]`);
      counted();
      return;
    }
    const changes = {};
    seen = new Set();
    queue = [];
    look(frame, changes);
    for (const each of stack)
      if (each !== frame && (outline || each.isModule || each.isLive)) look(each, changes);
    const text = result === undefined ? undefined : (result.text ?? shown(result.value));
    const heap = [];
    for (let place = 0; place < queue.length && place < OBJECTS; place += 1) {
      const node = nodeOf(queue[place]);
      if (node === undefined) continue;
      const json = stringify(node);
      const id = ids.get(queue[place]);
      if (sent.get(id) === json) continue;
      sent.set(id, json);
      heap.push(`"${id}":${json}`);
    }
    queue = [];
    const rest = text === undefined ? '' : `,${stringify(text)}`;
    entries.push(`["s","${kind}",${frame.id},${frame.line},${stringify(changes)},{${heap}}${rest}]`);
    counted();
  }

  /** Whether the debugger may open at this step. In an outline, the variables of the others aren't looked at. */
  function isOpening(kind) {
    if (kind === 'return') return stack.length === 1 || (stack.length === 2 && !stack[0].isRunning);
    return kind === 'raise' || kind === 'end' || count === first;
  }

  function counted() {
    count += 1;
    if (entries.length >= FLUSH_STEPS) {
      flush();
      if (written > MAX_BYTES) stop('bytes');
    }
    if (!over && count - first >= MAX_STEPS) stop('steps');
  }

  function reasonOf(error) {
    if (typeof error !== 'object' || error === null) return shown(error);
    if (proxies.has(error) || !(error instanceof ErrorClass)) return 'an object';
    let name = 'Error';
    for (let each = error; each; each = getPrototypeOf(each)) {
      const own = dataOf(each, 'name');
      if (typeof own !== 'string') continue;
      name = own;
      break;
    }
    const message = dataOf(error, 'message');
    return typeof message === 'string' && message ? `${name}: ${message.slice(0, 200)}` : name;
  }

  if (output) {
    const printing = ['log', 'info', 'debug', 'dir', 'table', 'group', 'count', 'timeLog', 'timeEnd'];
    for (const name of printing) {
      const print = console[name];
      console[name] = (...values) => {
        isDirty = true;
        if (name === 'group') margin += 1;
        print(...values);
      };
    }
    console.groupEnd = () => {
      margin = Math.max(0, margin - 1);
      groupEnd();
    };
    for (const name of ['input', 'prompt']) {
      const ask = globalThis[name];
      globalThis[name] = (question) => {
        isDirty = true;
        return ask(question);
      };
    }
  }

  return {
    module(file) {
      const frame = newFrame('<module>', file, true);
      modules.set(file, frame);
      push(frame);
      return frame;
    },
    /** A file has run. */
    end(frame, line, file, number, read) {
      settle(frame);
      const place = PLACES[file][number];
      Object.assign(frame, { line, names: place[1], read, isRunning: false });
      record('end', frame);
      leave(frame);
      flush();
    },
    /** An error left the program's entry. */
    failed(error) {
      flush();
      return error;
    },
    /** A function begins. */
    enter(file, number, read) {
      base(file);
      const [line, names, endLine, name, isConstructor, isLive] = PLACES[file][number];
      const frame = newFrame(name, file, false);
      Object.assign(frame, { line, endLine, names, read, isConstructor, isLive, hasReturned: false });
      push(frame);
      record('call', frame);
      return frame;
    },
    /** A statement begins. */
    s(frame, file, number, read) {
      if (over && stops) throw stopped;
      settle(frame);
      const place = PLACES[file][number];
      frame.line = place[0];
      frame.names = place[1];
      frame.read = read;
      record('line', frame);
    },
    ret(frame, line, value) {
      settle(frame);
      frame.line = line;
      frame.hasReturned = true;
      record('return', frame, { value });
      return value;
    },
    threw(frame, error) {
      frame.hasReturned = true;
      if (error === stopped) return error;
      settle(frame);
      record('raise', frame, { text: reasonOf(error) });
      return error;
    },
    exit(frame) {
      if (!frame.hasReturned && !(over && stops)) {
        settle(frame);
        frame.line = frame.endLine;
        record('return', frame, frame.isConstructor ? undefined : { value: undefined });
      }
      leave(frame);
    },
    /** Before and after `await`. */
    wait(frame, value) {
      settle(frame);
      frame.isRunning = false;
      leave(frame);
      return value;
    },
    woke(frame, value) {
      stack.length = 0;
      frame.isRunning = true;
      settle(frame);
      return value;
    },
    /** Before and after `yield`. */
    out(frame, value) {
      settle(frame);
      record('yield', frame, { value });
      leave(frame);
      return value;
    },
    back(frame, value) {
      settle(frame);
      return value;
    },
    privates(owner, read) {
      privates.set(owner, read);
    },
    /** Reads a variable that may not be initialized yet. */
    t(read) {
      try {
        return read();
      } catch {
        return ABSENT;
      }
    },
  };
})();
