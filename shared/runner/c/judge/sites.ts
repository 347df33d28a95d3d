/** One check in a test (an assertion), read from the build that lists them. */
export interface Site {
  kind: (typeof KINDS)[number];
  /** Source text of the two sides. */
  left: string;
  right: string;
  operator: string;
  /** The test author's own message. */
  message: string;
  /** Whether the right side is a constant. If not, it's computed while the test runs. */
  known: boolean;
  number: bigint;
  real: number;
  /** Tolerance for real numbers; its unit depends on the operator. Known if the right side is. */
  delta: number;
  bytes: Uint8Array;
  /** Type of an array's elements: their size, and flags for their kind. */
  of: number;
}

const KINDS = [
  'int',
  'uint',
  'real',
  'text',
  'bytes',
  'pointer',
  'truth',
  'fail',
  'compare',
  'array',
  'skip',
] as const;
/** `struct ember_site` of guest/judge.h on wasm32: ten words, and three numbers of eight bytes. */
const RECORD_BYTES = 64;

/** Reads the records between two addresses. */
export function readSites(memory: Uint8Array, start: number, stop: number): Map<number, Site> {
  const view = new DataView(memory.buffer, memory.byteOffset, memory.length);
  const word = (at: number) => view.getUint32(at, true);
  const sites = new Map<number, Site>();
  for (let at = start; at + RECORD_BYTES <= stop; at += RECORD_BYTES) {
    const [source, operator, message] = [24, 28, 32].map((field) => textAt(memory, word(at + field)));
    const kind = KINDS[word(at + 4) - 1];
    if (!kind) throw new Error('a check of an unknown kind');
    const text = word(at + 36);
    const length = kind === 'text' ? lengthAt(memory, text) : word(at + 12);
    const sides = word(at + 16);
    sites.set(word(at), {
      kind,
      left: side(source!, sides & 0xff),
      right: side(source!, sides >> 8),
      operator: operator!,
      message: message!,
      known: word(at + 8) !== 0,
      number: view.getBigInt64(at + 40, true),
      real: view.getFloat64(at + 48, true),
      delta: view.getFloat64(at + 56, true),
      bytes: memory.slice(text, text + length),
      of: word(at + 20),
    });
  }
  return sites;
}

/** Length of a C string, at most to the end of memory. */
export function lengthAt(memory: Uint8Array, address: number): number {
  const end = memory.indexOf(0, address);
  return (end < 0 ? memory.length : end) - address;
}

const textAt = (memory: Uint8Array, address: number): string =>
  address === 0 ? '' : new TextDecoder().decode(memory.slice(address, address + lengthAt(memory, address)));

const WHOLE = 0xff;
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\s\S]/g;

/** Extracts one argument from the argument list of a check. */
function side(source: string, index: number): string {
  if (index === WHOLE) return source;
  const parts = [''];
  let depth = 0;
  for (const token of source.match(TOKEN) ?? []) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts[index]?.trim() ?? '';
}
