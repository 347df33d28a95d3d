import type { Site } from './sites';

/** One side of a check: what the program gave or what is expected. */
export type Value = bigint | number | string;

/** A number of a C type as its check's kind reads it. */
export const numberOf = (site: Site, value: bigint): bigint =>
  site.kind === 'uint' ? BigInt.asUintN(64, value) : value;

/** Bytes as a text in which equal texts are equal bytes. */
export const bytesText = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 10_000));

/** Whether `left operator right` holds. */
export function holds(site: Site, left: Value, right: Value): boolean {
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
      return Math.abs(Number(left) - Number(right)) < 10 ** -Number(site.number);
    default:
      return false;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  '==': '',
  is: '',
  '~': 'about ',
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

function show(site: Site, value: Value): string {
  if (site.kind === 'truth') return value === 1n ? 'true' : 'false';
  if (site.kind === 'pointer') return value === 0n ? 'NULL' : 'a pointer';
  if (site.kind === 'text') {
    const bytes = Uint8Array.from(String(value), (character) => character.charCodeAt(0));
    return JSON.stringify(new TextDecoder().decode(bytes));
  }
  if (site.kind === 'bytes') {
    const codes = [...String(value)]
      .slice(0, 32)
      .map((each) => each.charCodeAt(0).toString(16).padStart(2, '0'));
    return codes.join(' ') || 'nothing';
  }
  return String(value);
}
