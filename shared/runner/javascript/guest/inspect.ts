import type { Value } from './builtins';
import * as safe from './builtins';

/* Formats values as Node's console does (util.inspect with its defaults: depth 2, 100 items, lines of 80). */

const WIDTH = 80;
const MAX_ITEMS = 100;
const DEPTH = 2;
const COMPACT = 3;
const MAX_FRAMES = 10;
const MAX_COLUMNS = 15;

interface State {
  indent: number;
  depth: number;
  path: unknown[];
  circular: unknown[];
}

/** What an object is shown as: the text ahead of its braces, the braces, and what is between them. */
interface Shape {
  base: string;
  braces: [string, string];
  items: string[];
  /** Its indexes are shown as items already. */
  skipIndexes: boolean;
}

export const inspect = (value: unknown): string =>
  format(value, { indent: 0, depth: 0, path: [], circular: [] }, 0);

function quote(text: string): string {
  const mark = !safe.includes(text, "'")
    ? "'"
    : !safe.includes(text, '"')
      ? '"'
      : !safe.includes(text, '`')
        ? '`'
        : "'";
  let result = '';
  const body = safe.stringify(text);
  for (let i = 1; i < body.length - 1; i += 1) {
    const two = body[i]! + body[i + 1]!;
    if (two === '\\"') {
      result += '"';
      i += 1;
    } else if (body[i] === '\\') {
      result += two;
      i += 1;
    } else if (body[i] === "'" && mark === "'") result += "\\'";
    else result += body[i];
  }
  return mark + result + mark;
}

function ofPrimitive(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return safe.symbolText(value);
  if (value === 0 && 1 / value < 0) return '-0';
  return `${value}`;
}

function constructorName(value: object): string | null {
  for (let proto: Value = value; proto !== null; proto = safe.getPrototypeOf(proto)) {
    const own = safe.descriptorOf(proto, 'constructor');
    if (own && typeof own.value === 'function' && own.value.name !== '') return own.value.name;
  }
  return null;
}

function functionBase(value: Value): string {
  const name = safe.descriptorOf(value, 'name')?.value;
  if (safe.test(/^class\b/, safe.functionText(value))) {
    const parent = (safe.getPrototypeOf(value) as Value)?.name;
    return `[class ${name || '(anonymous)'}${parent ? ` extends ${parent}` : ''}]`;
  }
  const kind = constructorName(value) ?? 'Function';
  return `[${kind}${name ? `: ${name}` : ' (anonymous)'}]`;
}

const headOf = (error: Error) => error.name + (error.message ? `: ${error.message}` : '');

function errorBase(error: Error): string {
  if (typeof error.stack !== 'string' || error.stack === '') return `[${headOf(error)}]`;
  const frames = safe.slice(safe.split(safe.replace(error.stack, /\s+$/, ''), '\n'), 0, MAX_FRAMES);
  return `${headOf(error)}\n${safe.join(frames, '\n')}`;
}

const isError = (value: Value): value is Error => value instanceof Error && typeof value.name === 'string';

function shapeOf(value: Value, state: State, depth: number): Shape {
  const name = constructorName(value);
  const prefix = (fallback: string, size?: number) =>
    name === fallback && size === undefined
      ? ''
      : (name ?? `[${fallback}: null prototype]`) + (size === undefined ? ' ' : `(${size}) `);
  const shape: Shape = { base: '', braces: ['{', '}'], items: [], skipIndexes: false };
  const { items } = shape;
  const add = (text: string) => safe.push(items, text);
  const at = (item: unknown) => formatInside(item, state, depth);
  if (safe.isArray(value)) {
    shape.skipIndexes = true;
    shape.braces = [`${name === 'Array' ? '' : prefix('Array', value.length)}[`, ']'];
    addItems(items, value, at);
  } else if (safe.isMap(value)) {
    shape.braces = [`${prefix('Map', safe.sizeOfMap(value))}{`, '}'];
    safe.mapEach(value, (item, key) => add(`${at(key)} => ${at(item)}`));
  } else if (safe.isSet(value)) {
    shape.braces = [`${prefix('Set', safe.sizeOfSet(value))}{`, '}'];
    safe.setEach(value, (item) => add(at(item)));
  } else if (safe.typedName(value) !== undefined) {
    shape.skipIndexes = true;
    shape.braces = [`${prefix(safe.typedName(value), value.length)}[`, ']'];
    for (let i = 0; i < safe.min(value.length, MAX_ITEMS); i += 1) add(ofPrimitive(value[i]));
    addMore(items, value.length - MAX_ITEMS);
  } else if (typeof value === 'function') shape.base = functionBase(value);
  else if (isError(value)) shape.base = errorBase(value);
  else if (safe.isDate(value))
    shape.base = safe.timeOf(value) - safe.timeOf(value) === 0 ? safe.isoOf(value) : 'Invalid Date';
  else if (value instanceof RegExp) shape.base = safe.regExpText(value);
  else if (value instanceof Promise) shape.braces = ['Promise {', '}'];
  else if (value instanceof Number || value instanceof String || value instanceof Boolean) {
    shape.base = `[${name}: ${ofPrimitive(value.valueOf())}]`;
    shape.skipIndexes = value instanceof String;
  } else {
    const tag = value[Symbol.toStringTag];
    const shownTag = typeof tag === 'string' && tag !== '' && tag !== name ? `[${tag}] ` : '';
    const start = name === 'Object' && !shownTag ? '' : prefix(name === 'Object' ? '' : 'Object');
    shape.braces = [`${start}${shownTag}{`, '}'];
  }
  return shape;
}

/** The items of a list, with its holes counted. */
function addItems(items: string[], list: readonly unknown[], at: (item: unknown) => string): void {
  let holes = 0;
  const flush = () => {
    if (holes) safe.push(items, `<${holes} empty item${holes > 1 ? 's' : ''}>`);
    holes = 0;
  };
  let i = 0;
  for (; i < list.length && items.length < MAX_ITEMS; i += 1) {
    if (!(i in list)) {
      holes += 1;
      continue;
    }
    flush();
    if (items.length >= MAX_ITEMS) break;
    safe.push(items, at(list[i]));
  }
  flush();
  addMore(items, list.length - i);
}

function addMore(items: string[], left: number): void {
  if (left > 0) safe.push(items, `... ${left} more item${left > 1 ? 's' : ''}`);
}

function formatInside(value: unknown, state: State, depth: number): string {
  state.indent += 2;
  const text = format(value, state, depth);
  state.indent -= 2;
  return text;
}

function property(value: object, key: PropertyKey, state: State, depth: number): string {
  const { get, set, value: item } = safe.descriptorOf(value, key)!;
  const name = key as string;
  const label =
    typeof key === 'symbol'
      ? safe.symbolText(key)
      : safe.test(/^[A-Za-z_$][\w$]*$/, name)
        ? name
        : quote(name);
  if (get) return `${label}: ${set ? '[Getter/Setter]' : '[Getter]'}`;
  if (set) return `${label}: [Setter]`;
  return `${label}: ${formatInside(item, state, depth)}`;
}

/** Symbols and keys that are shown. */
function shownKeys(value: Value, skipIndexes: boolean): PropertyKey[] {
  const shown: PropertyKey[] = [];
  const all = safe.ownKeys(value);
  for (let i = 0; i < all.length; i += 1) {
    const key = all[i]!;
    if (!safe.descriptorOf(value, key)?.enumerable) continue;
    if (skipIndexes && typeof key === 'string' && safe.test(/^\d+$/, key)) continue;
    if ((key === 'name' || key === 'message' || key === 'stack') && isError(value)) continue;
    safe.push(shown, key);
  }
  return shown;
}

function isEmpty(value: Value): boolean {
  if (shownKeys(value, false).length > 0) return false;
  if (safe.isArray(value) || safe.typedName(value) !== undefined) return value.length === 0;
  return safe.isMap(value)
    ? safe.sizeOfMap(value) === 0
    : safe.isSet(value)
      ? safe.sizeOfSet(value) === 0
      : true;
}

function format(value: Value, state: State, depth: number): string {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return ofPrimitive(value);
  if (safe.indexOf(state.path, value) >= 0) {
    if (safe.indexOf(state.circular, value) < 0) safe.push(state.circular, value);
    return `[Circular *${safe.indexOf(state.circular, value) + 1}]`;
  }
  const hasParts =
    typeof value === 'object' && !isError(value) && !safe.isDate(value) && !(value instanceof RegExp);
  if (depth > DEPTH && hasParts && !isEmpty(value)) {
    return `[${safe.isArray(value) ? 'Array' : (constructorName(value) ?? 'Object: null prototype')}]`;
  }
  const outer = state.path;
  state.path = safe.slice(outer);
  safe.push(state.path, value);
  state.depth = depth;
  const { base, braces, items, skipIndexes } = shapeOf(value, state, depth + 1);
  const keys = shownKeys(value, skipIndexes);
  for (let i = 0; i < keys.length; i += 1) safe.push(items, property(value, keys[i]!, state, depth + 1));
  state.path = outer;
  const number = safe.indexOf(state.circular, value) + 1;
  const reference = number ? `<ref *${number}> ` : '';
  if (items.length === 0) return base || reference + braces[0] + braces[1];
  const list = safe.isArray(value) || safe.typedName(value) !== undefined ? value : undefined;
  return reference + layOut(items, base, braces, list, state, depth);
}

function layOut(
  items: string[],
  base: string,
  braces: [string, string],
  list: ArrayLike<unknown> | undefined,
  state: State,
  depth: number,
): string {
  const head = base ? `${base} ` : '';
  const rows = list !== undefined && items.length > 6 ? inColumns(items, list, state) : items;
  if (state.depth - depth < COMPACT && rows.length === items.length) {
    const start = rows.length + state.indent + braces[0].length + base.length + 10;
    let length = rows.length + start;
    for (let i = 0; i < rows.length; i += 1) length += rows[i]!.length;
    const line = safe.join(rows, ', ');
    if (
      length <= WIDTH &&
      rows.length + start <= WIDTH &&
      !safe.includes(line, '\n') &&
      !safe.includes(base, '\n')
    ) {
      return `${head}${braces[0]} ${line} ${braces[1]}`;
    }
  }
  const indent = `\n${safe.repeat(' ', state.indent)}`;
  return `${head}${braces[0]}${indent}  ${safe.join(rows, `,${indent}  `)}${indent}${braces[1]}`;
}

/** Lists of more than six short items are shown in columns. */
function inColumns(items: string[], list: ArrayLike<unknown>, state: State): string[] {
  const count = list.length > MAX_ITEMS ? items.length - 1 : items.length;
  let total = 0;
  let longest = 0;
  for (let i = 0; i < count; i += 1) {
    total += items[i]!.length + 2;
    longest = safe.max(longest, items[i]!.length);
  }
  const widest = longest + 2;
  if (widest * 3 + state.indent >= WIDTH || !(total / widest > 5 || longest <= 6)) return items;
  const biased = safe.max(widest - 3 - safe.sqrt(widest - total / items.length), 1);
  const columns = safe.min(
    safe.round(safe.sqrt(2.5 * biased * count) / biased),
    safe.floor((WIDTH - state.indent) / widest),
    COMPACT * 4,
    MAX_COLUMNS,
  );
  if (columns <= 1) return items;
  const widths: number[] = [];
  for (let i = 0; i < columns; i += 1) {
    let width = 0;
    for (let j = i; j < count; j += columns) width = safe.max(width, items[j]!.length);
    safe.push(widths, width + 2);
  }
  let areNumbers = true;
  for (let i = 0; i < safe.min(list.length, count); i += 1) {
    if (typeof list[i] !== 'number' && typeof list[i] !== 'bigint') areNumbers = false;
  }
  const pad = areNumbers ? safe.padStart : safe.padEnd;
  const rows: string[] = [];
  for (let i = 0; i < count; i += columns) {
    const end = safe.min(i + columns, count);
    let row = '';
    for (let j = i; j < end - 1; j += 1) row += pad(`${items[j]}, `, widths[j - i]!);
    const last = items[end - 1]!;
    safe.push(rows, row + (areNumbers ? safe.padStart(last, widths[end - 1 - i]! - 2) : last));
  }
  if (count < items.length) safe.push(rows, items[count]);
  return rows;
}

function substitute(mark: string, value: Value): string {
  if (mark === 's' && typeof value === 'string') return value;
  if (mark === 's')
    return typeof value === 'object' || typeof value === 'function' ? inspect(value) : ofPrimitive(value);
  if (mark === 'd') {
    return typeof value === 'object' ? 'NaN' : ofPrimitive(typeof value === 'bigint' ? value : Number(value));
  }
  if (mark === 'i') return ofPrimitive(Number.parseInt(value, 10));
  if (mark === 'f') return ofPrimitive(Number.parseFloat(value));
  if (mark === 'j') return safe.stringify(value);
  return mark === 'c' ? '' : inspect(value);
}

/** What console.log prints for its arguments. */
export function formatAll(values: readonly unknown[]): string {
  const parts: string[] = [];
  let next = 0;
  if (typeof values[0] === 'string' && values.length > 1) {
    next = 1;
    const fill = (all: string, mark: string) => {
      if (mark === '%') return '%';
      if (next >= values.length) return all;
      next += 1;
      return substitute(mark, values[next - 1]);
    };
    safe.push(parts, safe.replace(values[0], /%([sdifjoOc%])/g, fill));
  }
  for (; next < values.length; next += 1) {
    safe.push(parts, typeof values[next] === 'string' ? values[next] : inspect(values[next]));
  }
  return safe.join(parts, ' ');
}

export function describeError(error: unknown): string {
  if (!isError(error)) return `Uncaught ${inspect(error)}`;
  return error.stack ? inspect(error) : `${error.name}: ${error.message}`;
}
