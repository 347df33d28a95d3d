const HEADER_BYTES = 8;
const EXPORT_SECTION = 7;
const TABLE_KIND = 1;
/** As what the table is exported; the package's own exports have one or two letters. */
export const TABLE_NAME = 'functions';

/**
 * QuickJS tells its host about rejected promises by a function that the host gives it, and the package offers no way
 * to give it one. This exports the module's table of functions, which can grow. Throws when there are no exports.
 */
export function openTable(module: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [module.subarray(0, HEADER_BYTES)];
  let opened = false;
  for (let at = HEADER_BYTES; at < module.length; ) {
    const id = module[at]!;
    const [size, start] = readNumber(module, at + 1);
    const body = module.subarray(start, start + size);
    at = start + size;
    const changed = id === EXPORT_SECTION ? withTable(body) : body;
    opened ||= changed !== body;
    parts.push(Uint8Array.of(id), writeNumber(changed.length), changed);
  }
  if (!opened) throw new Error('This build of QuickJS has no table to open.');
  return joined(parts);
}

function withTable(body: Uint8Array): Uint8Array {
  const [count, start] = readNumber(body, 0);
  const name = new TextEncoder().encode(TABLE_NAME);
  return joined([
    writeNumber(count + 1),
    body.subarray(start),
    writeNumber(name.length),
    name,
    Uint8Array.of(TABLE_KIND, 0),
  ]);
}

/** LEB128, as WebAssembly writes its numbers; gives the number and where it ends. */
function readNumber(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    value |= (bytes[at]! & 0x7f) << shift;
    if (bytes[at]! < 0x80) return [value, at + 1];
  }
}

function writeNumber(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
