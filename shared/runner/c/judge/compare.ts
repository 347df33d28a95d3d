import { lengthAt, type Site } from './sites';

/** One side of a check: what the program gave or what is expected. */
export type Value = bigint | number | string;

/** A number of a C type as its check's kind reads it. */
export const numberOf = (site: Site, value: bigint): bigint =>
  site.kind === 'uint' ? BigInt.asUintN(64, value) : value;

/** Bytes that are compared at most; what is longer differs by its length. */
const MOST_BYTES = 1 << 20;
const CHUNK = 8192;
const POINTER_BYTES = 4;

/** Bytes as a text in which equal texts are equal bytes. */
export function bytesText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < Math.min(bytes.length, MOST_BYTES); at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return bytes.length > MOST_BYTES ? `${text} of ${bytes.length}` : text;
}

/** What a check expects: a value, and how far from it a number may be. */
export type Expected = readonly [value: Value, delta?: Value];

/** Why a check does not hold, for a learner; nothing when it does. */
export function failureOf(site: Site, left: Value, [right, delta = 0]: Expected): string | undefined {
  const distance = Number(delta);
  if (site.kind !== 'array' || left === NO_BYTES || right === NO_BYTES)
    return holds(site, left, right, distance) ? undefined : failureText(site, site.left, left, right);
  if (left === '') return `${site.left}: there are no elements to compare.`;
  const [all, wanted] = [elementsOf(site, left), elementsOf(site, right)];
  const expected = (at: number) => wanted[hasOneExpected(site) ? 0 : at]!;
  if (!hasOneExpected(site) && all.length !== wanted.length)
    return `${site.left}: expected ${wanted.length} elements, but there are ${all.length}.`;
  const at = all.findIndex((each, index) => !holds(site, each, expected(index), distance));
  return at < 0 ? undefined : failureText(site, `${site.left}[${at}]`, all[at]!, expected(at));
}

interface Operator {
  /** What a failure says in front of the expected value. */
  words?: string;
  holds(left: Value, right: Value, delta: number): boolean;
}

const same = (left: Value, right: Value) => left === right;
const apart = (left: Value, right: Value) => Math.abs(Number(left) - Number(right));

const OPERATORS: Readonly<Record<string, Operator>> = {
  '==': { holds: same },
  is: { holds: same },
  '!=': { words: 'anything but ', holds: (left, right) => left !== right },
  '<': { words: 'less than ', holds: (left, right) => left < right },
  '<=': { words: 'at most ', holds: (left, right) => left <= right },
  '>': { words: 'more than ', holds: (left, right) => left > right },
  '>=': { words: 'at least ', holds: (left, right) => left >= right },
  '~': { words: 'about ', holds: (left, right, digits) => apart(left, right) < 10 ** -digits },
  within: { words: 'about ', holds: (left, right, distance) => apart(left, right) <= distance },
  share: {
    words: 'about ',
    holds: (left, right, share) => apart(left, right) <= Math.abs(Number(right)) * share,
  },
};

const holds = ({ operator }: Site, left: Value, right: Value, delta: number): boolean =>
  OPERATORS[operator]?.holds(left, right, delta) ?? false;

/** `strcmp` and its like, of a text of the program's and one that only the host knows. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** `add(1, 2): expected 3, but it is 5.` and what the test's author adds. */
function failureText(site: Site, name: string, left: Value, right: Value): string {
  const added = site.message ? ` ${site.message}` : '';
  if (site.kind === 'fail') return site.message || 'The test failed.';
  const wanted = `${OPERATORS[site.operator]?.words ?? ''}${show(site, right)}`;
  return `${name}: expected ${wanted}, but it is ${show(site, left)}.${added}`;
}

const MOST_SHOWN = 200;

function show({ kind }: Site, value: Value): string {
  if (kind === 'truth') return value === 1n ? 'true' : 'false';
  if (kind === 'pointer') return value === 0n ? 'NULL' : 'a pointer';
  if (typeof value !== 'string') return String(value);
  if (value === NO_BYTES) return 'NULL';
  const bytes = Uint8Array.from(value.slice(0, MOST_SHOWN), (character) => character.charCodeAt(0));
  const more = value.length > MOST_SHOWN ? ' …' : '';
  return (kind === 'bytes' ? codesOf(bytes) : JSON.stringify(new TextDecoder().decode(bytes))) + more;
}

/** What a check has where it was given NULL in place of bytes: no text is like it, for a byte is never so large. */
export const NO_BYTES = '\uffff';

const codesOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 32)].map((each) => each.toString(16).padStart(2, '0')).join(' ') || 'nothing';

/** What `struct ember_site.of` says of an array's elements, besides their size. */
const ELEMENT = { signed: 0x100, real: 0x200, text: 0x400, one: 0x800 };

const elementBytes = ({ of }: Site): number => of & 0xff;
const hasTexts = ({ of }: Site): boolean => (of & ELEMENT.text) !== 0;
/** All elements are compared with one. */
const hasOneExpected = ({ of }: Site): boolean => (of & ELEMENT.one) !== 0;

/** Ends each text of an array, as in C: no text has a zero in it. */
const END_OF_TEXT = '\0';

/** The texts that an array's pointers lead to, as one. */
function arrayTexts(memory: Uint8Array, array: number, amount: number): string {
  const pointers = new DataView(memory.buffer);
  const count = Math.min(amount, Math.floor((memory.length - array) / POINTER_BYTES));
  let texts = '';
  for (let at = 0; at < count && texts.length < MOST_BYTES; at += 1) {
    const start = pointers.getUint32(array + at * POINTER_BYTES, true);
    const bytes = memory.subarray(start, start + MOST_BYTES - texts.length);
    texts += (start === 0 ? NO_BYTES : bytesText(bytes.subarray(0, lengthAt(bytes, 0)))) + END_OF_TEXT;
  }
  return texts;
}

/** One side of a check of arrays; `amount` is the program's own, or the test's. */
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
  if (hasTexts(site)) return text.split(END_OF_TEXT).slice(0, -1);
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
