/** What the judge knows about one check of a test, from the build that lists expectations. */
export interface Site {
  kind: 'int' | 'uint' | 'real' | 'text' | 'bytes' | 'pointer' | 'truth' | 'fail';
  left: string;
  operator: string;
  right: string;
  /** What the test's author adds. */
  message: string;
  /** The right side is a constant; otherwise the program computes it. */
  known: boolean;
  number: bigint;
  real: number;
  bytes: Uint8Array;
}

const KINDS = ['int', 'uint', 'real', 'text', 'bytes', 'pointer', 'truth', 'fail'] as const;
/** `struct ember_site` of guest/munit.h on wasm32: nine words, padding, two numbers of eight bytes. */
const RECORD_BYTES = 56;

/** Reads the records between two addresses of a module that was started for nothing else. */
export function readSites(memory: Uint8Array, start: number, stop: number): Map<number, Site> {
  const view = new DataView(memory.buffer, memory.byteOffset, memory.length);
  const word = (at: number) => view.getUint32(at, true);
  const sites = new Map<number, Site>();
  for (let at = start; at + RECORD_BYTES <= stop; at += RECORD_BYTES) {
    const [left, operator, right, message] = [16, 20, 24, 28].map((field) =>
      textAt(memory, word(at + field)),
    );
    const kind = KINDS[word(at + 4) - 1];
    if (!kind) throw new Error('a check of an unknown kind');
    const text = word(at + 32);
    const length = kind === 'bytes' ? word(at + 12) : lengthAt(memory, text);
    sites.set(word(at), {
      kind,
      left: left!,
      operator: operator!,
      right: right!,
      message: message!,
      known: word(at + 8) !== 0,
      number: view.getBigInt64(at + 40, true),
      real: view.getFloat64(at + 48, true),
      bytes: memory.slice(text, text + length),
    });
  }
  return sites;
}

/** Bytes up to the zero that ends a C text; what has no end ends with the memory. */
export function lengthAt(memory: Uint8Array, address: number): number {
  const end = memory.indexOf(0, address);
  return (end < 0 ? memory.length : end) - address;
}

const textAt = (memory: Uint8Array, address: number): string =>
  address === 0 ? '' : new TextDecoder().decode(memory.slice(address, address + lengthAt(memory, address)));
