import type { Site } from './sites';

/** One side of a check: what the program gave or what is expected. */
export type Value = bigint | number | string;

/** A number of a C type as its check's kind reads it. */
export const numberOf = (site: Site, value: bigint): bigint =>
  site.kind === 'uint' ? BigInt.asUintN(64, value) : value;

/** Bytes that are compared at most; what is longer differs by its length. */
const MOST_BYTES = 1 << 20;
const CHUNK = 8192;

/** Bytes as a text in which equal texts are equal bytes. */
export function bytesText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < Math.min(bytes.length, MOST_BYTES); at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return bytes.length > MOST_BYTES ? `${text} of ${bytes.length}` : text;
}

/** Whether `left operator right` holds. */
export function holds(site: Site, left: Value, right: Value): boolean {
  const apart = () => Math.abs(Number(left) - Number(right));
  switch (site.operator) {
    case '==':
    case 'is':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '~':
      return apart() < 10 ** -site.delta;
    case 'within':
      return apart() <= site.delta;
    case 'share':
      return apart() <= Math.abs(Number(right)) * site.delta;
    default:
      return false;
  }
}

/** `strcmp` and its like, of a text of the program's and one that only the host knows. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const WORDS: Readonly<Record<string, string>> = {
  '~': 'about ',
  within: 'about ',
  share: 'about ',
  '!=': 'anything but ',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
};

/** `add(1, 2): expected 3, but it is 5.` and what the test's author adds. */
export function failureText(site: Site, left: Value, right: Value): string {
  const added = site.message ? ` ${site.message}` : '';
  if (site.kind === 'fail') return site.message || 'The test failed.';
  const wanted = `${WORDS[site.operator] ?? ''}${show(site, right)}`;
  return `${site.left}: expected ${wanted}, but it is ${show(site, left)}.${added}`;
}

const MOST_SHOWN = 200;

function show(site: Site, value: Value): string {
  if (site.kind === 'truth') return value === 1n ? 'true' : 'false';
  if (site.kind === 'pointer') return value === 0n ? 'NULL' : 'a pointer';
  if (typeof value !== 'string') return String(value);
  if (value === NO_BYTES) return 'NULL';
  const bytes = Uint8Array.from(value.slice(0, MOST_SHOWN), (character) => character.charCodeAt(0));
  const more = value.length > MOST_SHOWN ? ' …' : '';
  if (site.kind === 'text') return JSON.stringify(new TextDecoder().decode(bytes)) + more;
  return (site.of ? numbersIn(bytes, site.of) : codesOf(bytes)) + more;
}

/** What a check of bytes has where it was given NULL: no text is like it, for a byte is never so large. */
export const NO_BYTES = '\uffff';

const codesOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 32)].map((each) => each.toString(16).padStart(2, '0')).join(' ') || 'nothing';

/** An array's elements, as guest/unity.h describes them: their size, and what kind of number they are. */
function numbersIn(bytes: Uint8Array, of: number): string {
  const [size, isSigned, isReal] = [of & 0xff, of & 0x100, of & 0x200];
  const view = new DataView(bytes.buffer);
  const bits = size * 8;
  const read = (at: number) => {
    if (isReal) return size === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
    let value = 0n;
    for (let byte = size - 1; byte >= 0; byte -= 1) value = (value << 8n) | BigInt(bytes[at + byte]!);
    return isSigned ? BigInt.asIntN(bits, value) : value;
  };
  const all = Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => read(index * size));
  return `{${all.join(', ')}}`;
}
