/**
 * JavaScript that runs inside QuickJS: formats values as Node's console does (util.inspect with its defaults: depth
 * 2, 100 items, lines of 80). It is source text, since it must live on the guest's side; it is evaluated before a
 * program, with the built-ins it uses captured.
 */
export const INSPECT_SOURCE = String.raw`
(() => {
  const { keys, getOwnPropertyDescriptor, getPrototypeOf, getOwnPropertySymbols } = Object;
  const { isArray } = Array;
  const { apply } = Reflect;
  const { max, min, sqrt, round, floor } = Math;
  const bind = (method) => (self, ...args) => apply(method, self, args);
  const push = bind(Array.prototype.push), join = bind(Array.prototype.join), slice = bind(Array.prototype.slice);
  const includes = bind(String.prototype.includes), replace = bind(String.prototype.replace);
  const padStart = bind(String.prototype.padStart), padEnd = bind(String.prototype.padEnd);
  const repeat = bind(String.prototype.repeat), split = bind(String.prototype.split), test = bind(RegExp.prototype.test);
  const sourceOf = bind(Function.prototype.toString), isoOf = bind(Date.prototype.toISOString);
  const timeOf = bind(Date.prototype.getTime), regExpText = bind(RegExp.prototype.toString);
  const symbolText = bind(Symbol.prototype.toString), eachOfMap = bind(Map.prototype.forEach);
  const eachOfSet = bind(Set.prototype.forEach), indexOf = bind(Array.prototype.indexOf);
  const sizeOfMap = bind(getOwnPropertyDescriptor(Map.prototype, 'size').get);
  const sizeOfSet = bind(getOwnPropertyDescriptor(Set.prototype, 'size').get);
  const TypedArray = getPrototypeOf(Uint8Array);
  const typedName = bind(getOwnPropertyDescriptor(TypedArray.prototype, Symbol.toStringTag).get);
  const JsonText = JSON.stringify;
  const WIDTH = 80, MAX_ITEMS = 100, DEPTH = 2, COMPACT = 3, MAX_FRAMES = 10;
  const has = (probe, value) => { try { probe(value); return true; } catch { return false; } };
  const isMap = (value) => has(sizeOfMap, value), isSet = (value) => has(sizeOfSet, value);
  const isDate = (value) => has(timeOf, value);

  function quote(text) {
    const mark = !includes(text, "'") ? "'" : !includes(text, '"') ? '"' : !includes(text, '\x60') ? '\x60' : "'";
    let result = '';
    const body = JsonText(text);
    for (let i = 1; i < body.length - 1; i += 1) {
      const two = body[i] + body[i + 1];
      if (two === '\\"') { result += '"'; i += 1; }
      else if (body[i] === '\\') { result += two; i += 1; }
      else if (body[i] === "'" && mark === "'") result += "\\'";
      else result += body[i];
    }
    return mark + result + mark;
  }

  function ofPrimitive(value) {
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'bigint') return value + 'n';
    if (typeof value === 'symbol') return symbolText(value);
    if (value === 0 && 1 / value < 0) return '-0';
    return '' + value;
  }

  function constructorName(value) {
    for (let proto = value; proto !== null; proto = getPrototypeOf(proto)) {
      const own = getOwnPropertyDescriptor(proto, 'constructor');
      if (own && typeof own.value === 'function' && own.value.name !== '') return own.value.name;
    }
    return null;
  }

  function functionBase(value) {
    const source = sourceOf(value);
    const name = getOwnPropertyDescriptor(value, 'name')?.value;
    if (test(/^class\b/, source)) {
      const parent = getPrototypeOf(value)?.name;
      return '[class ' + (name || '(anonymous)') + (parent ? ' extends ' + parent : '') + ']';
    }
    const kind = constructorName(value) ?? 'Function';
    return '[' + kind + (name ? ': ' + name : ' (anonymous)') + ']';
  }

  function errorBase(error) {
    const head = error.name + (error.message ? ': ' + error.message : '');
    const stack = typeof error.stack === 'string' ? join(slice(split(replace(error.stack, /\s+$/, ''), '\n'), 0, MAX_FRAMES), '\n') : '';
    return stack ? head + '\n' + stack : '[' + head + ']';
  }

  const isError = (value) => value instanceof Error && typeof value.name === 'string';

  /** The braces, the text ahead of them and the items of an object. */
  function shapeOf(value, state, depth) {
    const name = constructorName(value);
    const prefix = (fallback, size) =>
      name === fallback && size === undefined ? '' : (name ?? '[' + fallback + ': null prototype]') + (size === undefined ? ' ' : '(' + size + ') ');
    const at = (item) => { state.indent += 2; const text = format(item, state, depth); state.indent -= 2; return text; };
    let proxied = [];
    let base = '', braces = ['{', '}'], isList = false, skipIndexes = false;
    if (isArray(value)) {
      isList = skipIndexes = true;
      braces = [(name === 'Array' ? '' : prefix('Array', value.length)) + '[', ']'];
      let holes = 0, shown = 0;
      const flush = () => { if (holes) { push(proxied, '<' + holes + ' empty item' + (holes > 1 ? 's' : '') + '>'); holes = 0; shown += 1; } };
      let i = 0;
      for (; i < value.length && shown < MAX_ITEMS; i += 1) {
        if (!(i in value)) { holes += 1; continue; }
        flush();
        if (shown >= MAX_ITEMS) break;
        push(proxied, at(value[i])); shown += 1;
      }
      flush();
      more(proxied, value.length - i);
    } else if (isMap(value)) {
      braces = [prefix('Map', sizeOfMap(value)) + '{', '}'];
      eachOfMap(value, (item, key) => push(proxied, at(key) + ' => ' + at(item)));
    } else if (isSet(value)) {
      braces = [prefix('Set', sizeOfSet(value)) + '{', '}'];
      eachOfSet(value, (item) => push(proxied, at(item)));
    } else if (typedName(value) !== undefined) {
      isList = skipIndexes = true;
      braces = [prefix(typedName(value), value.length) + '[', ']'];
      for (let i = 0; i < min(value.length, MAX_ITEMS); i += 1) push(proxied, ofPrimitive(value[i]));
      more(proxied, value.length - MAX_ITEMS);
    } else if (typeof value === 'function') base = functionBase(value);
    else if (isError(value)) base = errorBase(value);
    else if (isDate(value)) base = timeOf(value) === timeOf(value) ? isoOf(value) : 'Invalid Date';
    else if (value instanceof RegExp) base = regExpText(value);
    else if (value instanceof Promise) braces = ['Promise {', '}'];
    else if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      base = '[' + name + ': ' + ofPrimitive(value.valueOf()) + ']';
      skipIndexes = value instanceof String;
    } else {
      const tag = value[Symbol.toStringTag];
      const shownTag = typeof tag === 'string' && tag !== '' && tag !== name ? '[' + tag + '] ' : '';
      braces = [(name === 'Object' && !shownTag ? '' : prefix(name === 'Object' ? '' : 'Object')) + shownTag + '{', '}'];
    }
    return { base, braces, items: proxied, isList, skipIndexes };
  }

  function more(items, left) {
    if (left > 0) push(items, '... ' + left + ' more item' + (left > 1 ? 's' : ''));
  }

  function property(value, key, state, depth) {
    const { get, set, value: item } = getOwnPropertyDescriptor(value, key);
    const label = typeof key === 'symbol' ? symbolText(key) : test(/^[A-Za-z_$][\w$]*$/, key) ? key : quote(key);
    if (get) return label + ': ' + (set ? '[Getter/Setter]' : '[Getter]');
    if (set) return label + ': [Setter]';
    state.indent += 2;
    const text = format(item, state, depth);
    state.indent -= 2;
    return label + ': ' + text;
  }

  function isEmpty(value) {
    if (keys(value).length > 0) return false;
    const symbols = getOwnPropertySymbols(value);
    for (let i = 0; i < symbols.length; i += 1) if (getOwnPropertyDescriptor(value, symbols[i]).enumerable) return false;
    if (isArray(value) || typedName(value) !== undefined) return value.length === 0;
    return isMap(value) ? sizeOfMap(value) === 0 : isSet(value) ? sizeOfSet(value) === 0 : true;
  }

  function format(value, state, depth) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return ofPrimitive(value);
    if (indexOf(state.path, value) >= 0) {
      if (indexOf(state.circular, value) < 0) push(state.circular, value);
      return '[Circular *' + (indexOf(state.circular, value) + 1) + ']';
    }
    const plain = typeof value === 'object' && !isError(value) && !isDate(value) && !(value instanceof RegExp);
    if (depth > DEPTH && plain && !isEmpty(value)) return '[' + (isArray(value) ? 'Array' : constructorName(value) ?? 'Object: null prototype') + ']';
    const outer = state.path;
    state.path = slice(outer); push(state.path, value);
    state.depth = depth;
    const { base, braces, items, isList, skipIndexes } = shapeOf(value, state, depth + 1);
    const own = keys(value);
    for (let i = 0; i < own.length; i += 1) {
      if (skipIndexes && test(/^\d+$/, own[i])) continue;
      if (isError(value) && (own[i] === 'name' || own[i] === 'message' || own[i] === 'stack')) continue;
      push(items, property(value, own[i], state, depth + 1));
    }
    const symbols = getOwnPropertySymbols(value);
    for (let i = 0; i < symbols.length; i += 1) {
      if (getOwnPropertyDescriptor(value, symbols[i]).enumerable) push(items, property(value, symbols[i], state, depth + 1));
    }
    state.path = outer;
    const number = indexOf(state.circular, value) + 1;
    const reference = number ? '<ref *' + number + '> ' : '';
    if (items.length === 0) return base || reference + braces[0] + braces[1];
    return reference + layOut(items, base, braces, isList ? value : undefined, state, depth);
  }

  function layOut(items, base, braces, list, state, depth) {
    const head = base ? base + ' ' : '';
    const rows = list !== undefined && items.length > 6 ? inColumns(items, list, state) : items;
    if (state.depth - depth < COMPACT && rows.length === items.length) {
      const start = rows.length + state.indent + braces[0].length + base.length + 10;
      let length = rows.length + start;
      for (let i = 0; i < rows.length; i += 1) length += rows[i].length;
      const line = join(rows, ', ');
      if (length <= WIDTH && rows.length + start <= WIDTH && !includes(line, '\n') && !includes(base, '\n')) {
        return head + braces[0] + ' ' + line + ' ' + braces[1];
      }
    }
    const indent = '\n' + repeat(' ', state.indent);
    return head + braces[0] + indent + '  ' + join(rows, ',' + indent + '  ') + indent + braces[1];
  }

  /** Lists of more than six short items stand in columns. */
  function inColumns(items, list, state) {
    const count = list.length > MAX_ITEMS ? items.length - 1 : items.length;
    let total = 0, longest = 0;
    for (let i = 0; i < count; i += 1) { total += items[i].length + 2; longest = max(longest, items[i].length); }
    const widest = longest + 2;
    if (widest * 3 + state.indent >= WIDTH || !(total / widest > 5 || longest <= 6)) return items;
    const biased = max(widest - 3 - sqrt(widest - total / items.length), 1);
    const columns = min(round(sqrt(2.5 * biased * count) / biased), floor((WIDTH - state.indent) / widest), COMPACT * 4, 15);
    if (columns <= 1) return items;
    const widths = [];
    for (let i = 0; i < columns; i += 1) {
      let width = 0;
      for (let j = i; j < count; j += columns) width = max(width, items[j].length);
      push(widths, width + 2);
    }
    let numbers = true;
    for (let i = 0; i < min(list.length, count); i += 1) if (typeof list[i] !== 'number' && typeof list[i] !== 'bigint') numbers = false;
    const pad = numbers ? padStart : padEnd;
    const rows = [];
    for (let i = 0; i < count; i += columns) {
      const end = min(i + columns, count);
      let row = '';
      for (let j = i; j < end - 1; j += 1) row += pad(items[j] + ', ', widths[j - i]);
      push(rows, row + (numbers ? padStart(items[end - 1], widths[end - 1 - i] - 2) : items[end - 1]));
    }
    if (count < items.length) push(rows, items[count]);
    return rows;
  }

  const inspect = (value) => format(value, { indent: 0, depth: 0, path: [], circular: [] }, 0);

  function substitute(mark, value) {
    if (mark === 's') return typeof value === 'string' ? value : typeof value === 'object' || typeof value === 'function' ? inspect(value) : ofPrimitive(value);
    if (mark === 'd') return typeof value === 'object' ? 'NaN' : ofPrimitive(typeof value === 'bigint' ? value : Number(value));
    if (mark === 'i') return ofPrimitive(parseInt(value, 10));
    if (mark === 'f') return ofPrimitive(parseFloat(value));
    if (mark === 'j') return JsonText(value);
    return mark === 'c' ? '' : inspect(value);
  }

  /** What console.log prints for its arguments. */
  function formatAll(values) {
    const parts = [];
    let next = 0;
    if (typeof values[0] === 'string' && values.length > 1) {
      next = 1;
      push(parts, replace(values[0], /%([sdifjoOc%])/g, (all, mark) => {
        if (mark === '%') return '%';
        if (next >= values.length) return all;
        next += 1;
        return substitute(mark, values[next - 1]);
      }));
    }
    for (; next < values.length; next += 1) push(parts, typeof values[next] === 'string' ? values[next] : inspect(values[next]));
    return join(parts, ' ');
  }

  const describeError = (error) => {
    if (!isError(error)) return 'Uncaught ' + inspect(error);
    return error.stack ? inspect(error) : error.name + ': ' + error.message;
  };
  return { inspect, formatAll, describeError };
})()
`;
