import { lengthAt, type Site } from './sites';

/** One side of a check: the actual or the expected value. */
export type Value = bigint | number | string;

/** Interprets a C integer as signed or unsigned, depending on the check. */
export const numberOf = (site: Site, value: bigint): bigint =>
  site.kind === 'uint' ? BigInt.asUintN(64, value) : value;

/** Maximum number of bytes compared. Beyond that, only the lengths are compared. */
const MAX_BYTES = 1 << 20;
const CHUNK = 8192;
const POINTER_BYTES = 4;

/** Encodes bytes as a string, one character per byte, so that values can be compared. */
export function bytesText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < Math.min(bytes.length, MAX_BYTES); at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return bytes.length > MAX_BYTES ? `${text} of ${bytes.length}` : text;
}

/** The expected value, and the tolerance for a number. */
export type Expected = readonly [value: Value, delta?: Value];

/** The user-facing failure message, or undefined if the check holds. */
export function failureOf(site: Site, left: Value, [right, delta = 0]: Expected): string | undefined {
  const tolerance = Number(delta);
  if (site.kind !== 'array' || left === NO_BYTES || right === NO_BYTES)
    return holds(site, left, right, tolerance) ? undefined : failureText(site, site.left, left, right);
  if (left === '') return `${site.left}: there are no elements to compare.`;
  const [actual, wanted] = [elementsOf(site, left), elementsOf(site, right)];
  const expected = (at: number) => wanted[hasOneExpected(site) ? 0 : at]!;
  if (!hasOneExpected(site) && actual.length !== wanted.length)
    return `${site.left}: expected ${wanted.length} elements, but there are ${actual.length}.`;
  const at = actual.findIndex((each, index) => !holds(site, each, expected(index), tolerance));
  return at < 0 ? undefined : failureText(site, `${site.left}[${at}]`, actual[at]!, expected(at));
}

interface Operator {
  /** Text before the expected value in a failure message. */
  prefix?: string;
  holds(left: Value, right: Value, delta: number): boolean;
}

const same = (left: Value, right: Value) => left === right;
const distance = (left: Value, right: Value) => Math.abs(Number(left) - Number(right));

const OPERATORS: Readonly<Record<string, Operator>> = {
  '==': { holds: same },
  is: { holds: same },
  '!=': { prefix: 'anything but ', holds: (left, right) => left !== right },
  '<': { prefix: 'less than ', holds: (left, right) => left < right },
  '<=': { prefix: 'at most ', holds: (left, right) => left <= right },
  '>': { prefix: 'more than ', holds: (left, right) => left > right },
  '>=': { prefix: 'at least ', holds: (left, right) => left >= right },
  '~': { prefix: 'about ', holds: (left, right, digits) => distance(left, right) < 10 ** -digits },
  within: { prefix: 'about ', holds: (left, right, tolerance) => distance(left, right) <= tolerance },
  share: {
    prefix: 'about ',
    holds: (left, right, share) => distance(left, right) <= Math.abs(Number(right)) * share,
  },
};

const holds = ({ operator }: Site, left: Value, right: Value, delta: number): boolean =>
  OPERATORS[operator]?.holds(left, right, delta) ?? false;

/** Implements `strcmp` and similar functions, where only the host knows the second string. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** `add(1, 2): expected 3, but it is 5.`, followed by the test author's own message. */
function failureText(site: Site, name: string, left: Value, right: Value): string {
  const added = site.message ? ` ${site.message}` : '';
  if (site.kind === 'fail') return site.message || 'The test failed.';
  const wanted = `${OPERATORS[site.operator]?.prefix ?? ''}${show(site, right)}`;
  return `${name}: expected ${wanted}, but it is ${show(site, left)}.${added}`;
}

const MAX_SHOWN = 200;

function show({ kind }: Site, value: Value): string {
  if (kind === 'truth') return value === 1n ? 'true' : 'false';
  if (kind === 'pointer') return value === 0n ? 'NULL' : 'a pointer';
  if (typeof value !== 'string') return String(value);
  if (value === NO_BYTES) return 'NULL';
  const bytes = Uint8Array.from(value.slice(0, MAX_SHOWN), (character) => character.charCodeAt(0));
  const more = value.length > MAX_SHOWN ? ' …' : '';
  return (kind === 'bytes' ? codesOf(bytes) : JSON.stringify(new TextDecoder().decode(bytes))) + more;
}

/** Stands for NULL. No other value can equal it, because its code is larger than any byte. */
export const NO_BYTES = '\uffff';

const codesOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 32)].map((each) => each.toString(16).padStart(2, '0')).join(' ') || 'nothing';

/** Flags in `struct ember_site.of` that describe an array's elements, in addition to their size. */
const ELEMENT = { signed: 0x100, real: 0x200, text: 0x400, one: 0x800 };

const elementBytes = ({ of }: Site): number => of & 0xff;
const hasTexts = ({ of }: Site): boolean => (of & ELEMENT.text) !== 0;
/** Whether all elements are compared with a single value. */
const hasOneExpected = ({ of }: Site): boolean => (of & ELEMENT.one) !== 0;

/** Terminates each string of an array. C strings can't contain it. */
const TERMINATOR = '\0';

/** The strings that an array of pointers refers to, concatenated. */
function arrayTexts(memory: Uint8Array, array: number, amount: number): string {
  const pointers = new DataView(memory.buffer);
  const count = Math.min(amount, Math.floor((memory.length - array) / POINTER_BYTES));
  let texts = '';
  for (let at = 0; at < count && texts.length < MAX_BYTES; at += 1) {
    const start = pointers.getUint32(array + at * POINTER_BYTES, true);
    const bytes = memory.subarray(start, start + MAX_BYTES - texts.length);
    texts += (start === 0 ? NO_BYTES : bytesText(bytes.subarray(0, lengthAt(bytes, 0)))) + TERMINATOR;
  }
  return texts;
}

/** One side of an array check. `amount` can come from the program or the test. */
export function arraySide(
  site: Site,
  memory: Uint8Array,
  array: number,
  amount: number,
  side: 'got' | 'expected',
): Value {
  if (array === 0) return NO_BYTES;
  const count = side === 'expected' && hasOneExpected(site) ? Math.min(1, amount) : amount;
  if (hasTexts(site)) return arrayTexts(memory, array, count);
  return bytesText(memory.subarray(array, array + count * elementBytes(site)));
}

function elementsOf(site: Site, value: Value): Value[] {
  const text = String(value);
  if (hasTexts(site)) return text.split(TERMINATOR).slice(0, -1);
  const size = elementBytes(site);
  const view = new DataView(Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer);
  const read = (at: number): Value => {
    if (site.of & ELEMENT.real) return size === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
    let number = 0n;
    for (let byte = size - 1; byte >= 0; byte -= 1)
      number = (number << 8n) | BigInt(view.getUint8(at + byte));
    return site.of & ELEMENT.signed ? BigInt.asIntN(size * 8, number) : number;
  };
  return Array.from({ length: Math.floor(text.length / size) }, (_, index) => read(index * size));
}
