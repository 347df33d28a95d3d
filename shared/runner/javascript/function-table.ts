const HEADER_BYTES = 8;
const EXPORT_SECTION = 7;
const TABLE_KIND = 1;
/** The table's export name. The package's own exports have one or two letters. */
export const TABLE_NAME = 'functions';

/**
 * Adds the module's growable function table to its exports. QuickJS reports rejected promises to a host callback, which
 * the package has no way to register. Throws if the module has no exports.
 */
export function exportFunctionTable(module: Uint8Array): Uint8Array {
  let at = HEADER_BYTES;
  while (module[at] !== EXPORT_SECTION) {
    if (at >= module.length) throw new Error('This build of QuickJS has no export section.');
    const [size, start] = readNumber(module, at + 1);
    at = start + size;
  }
  const [size, start] = readNumber(module, at + 1);
  const [count, first] = readNumber(module, start);
  const name = new TextEncoder().encode(TABLE_NAME);
  const exports = [...module.subarray(first, start + size), name.length, ...name, TABLE_KIND, 0];
  const section = [...numberOf(count + 1), ...exports];
  const head = [...module.subarray(0, at), EXPORT_SECTION, ...numberOf(section.length), ...section];
  const rest = module.subarray(start + size);
  const opened = new Uint8Array(head.length + rest.length);
  opened.set(head);
  opened.set(rest, head.length);
  return opened;
}

/** Reads an unsigned LEB128 number; returns it and the offset after it. */
function readNumber(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    value |= (bytes[at]! & 0x7f) << shift;
    if (bytes[at]! < 0x80) return [value, at + 1];
  }
}

function numberOf(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberOf(value >>> 7)];
}
