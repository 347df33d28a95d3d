const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
export const PAGE_BYTES = 65_536;

function readLeb(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start, factor = 1; ; at += 1, factor *= 128) {
    value += (bytes[at]! & 127) * factor;
    if (!(bytes[at]! & 128)) return [value, at + 1];
  }
}

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(Math.floor(value / 128))];
}

/** Offsets of a module's memory section; undefined if it has none. */
function findMemory(module: Uint8Array): { start: number; body: number; end: number } | undefined {
  for (let start = HEADER_BYTES; start < module.length; ) {
    const [length, body] = readLeb(module, start + 1);
    if (module[start] === MEMORY_SECTION) return { start, body, end: body + length };
    start = body + length;
  }
  return undefined;
}

/** Returns the module with a maximum memory size of `maximumBytes`, which the engine enforces. */
export function boundMemory(module: Uint8Array, maximumBytes: number): Uint8Array {
  const found = findMemory(module);
  if (!found) throw new Error('the module has no memory of its own');
  const [count, flagsAt] = readLeb(module, found.body);
  if (count !== 1 || module[flagsAt]! > 1) throw new Error('the module has an unsupported kind of memory');
  const [minimum] = readLeb(module, flagsAt + 1);
  const maximum = Math.max(minimum, Math.floor(maximumBytes / PAGE_BYTES));
  const body = [1, 1, ...leb(minimum), ...leb(maximum)];
  const section = [MEMORY_SECTION, ...leb(body.length), ...body];
  const bounded = new Uint8Array(module.length - (found.end - found.start) + section.length);
  bounded.set(module.subarray(0, found.start));
  bounded.set(section, found.start);
  bounded.set(module.subarray(found.end), found.start + section.length);
  return bounded;
}

/** Initial memory size of a module, in bytes. */
export function initialMemoryBytes(module: Uint8Array): number {
  const found = findMemory(module);
  if (!found) return 0;
  const [, flagsAt] = readLeb(module, found.body);
  return readLeb(module, flagsAt + 1)[0] * PAGE_BYTES;
}
