/** Reads and writes WebAssembly's binary sections. */

export const SECTION = {
  custom: 0,
  import: 2,
  memory: 5,
  global: 6,
  export: 7,
  data: 11,
  dataCount: 12,
} as const;

export interface Section {
  id: number;
  body: Uint8Array;
}

const HEADER_BYTES = 8;

/** Reads an unsigned LEB128 number; returns it and the offset after it. */
export function readLeb(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  let shift = 0;
  let at = start;
  for (;;) {
    const byte = bytes[at++]!;
    value |= (byte & 127) << shift;
    shift += 7;
    if (!(byte & 128)) return [value >>> 0, at];
  }
}

export function leb(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value >>> 0;
  do {
    const byte = rest & 127;
    rest >>>= 7;
    bytes.push(rest ? byte | 128 : byte);
  } while (rest);
  return Buffer.from(bytes);
}

export const name = (text: string) => Buffer.concat([leb(Buffer.byteLength(text)), Buffer.from(text)]);

export function readSections(module: Uint8Array): Section[] {
  const sections: Section[] = [];
  for (let at = HEADER_BYTES; at < module.length; ) {
    const id = module[at]!;
    const [length, start] = readLeb(module, at + 1);
    sections.push({ id, body: module.subarray(start, start + length) });
    at = start + length;
  }
  return sections;
}

export function writeSections(header: Uint8Array, sections: readonly Section[]): Buffer {
  const parts = sections.flatMap(({ id, body }) => [Buffer.from([id]), leb(body.length), body]);
  return Buffer.concat([header.subarray(0, HEADER_BYTES), ...parts]);
}

/** Adds entries to a section that is a counted vector. */
export function append(body: Uint8Array, entries: readonly Uint8Array[]): Buffer {
  const [count, rest] = readLeb(body, 0);
  return Buffer.concat([leb(count + entries.length), body.subarray(rest), ...entries]);
}
