import { expect, test } from 'vitest';
import { boundMemory, initialMemoryBytes, PAGE_BYTES } from './bound-memory';

/** A module with one memory of two pages, exported as `memory`. */
const MODULE = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 2],
  ...[7, 10, 1, 6, 109, 101, 109, 111, 114, 121, 2, 0],
]);

async function memoryOf(bytes: Uint8Array): Promise<WebAssembly.Memory> {
  const { instance } = await WebAssembly.instantiate(bytes as Uint8Array<ArrayBuffer>);
  return instance.exports.memory as WebAssembly.Memory;
}

test('a bounded memory can grow to its maximum and no further', async () => {
  const memory = await memoryOf(boundMemory(MODULE, 300 * PAGE_BYTES + 1));
  expect(memory.buffer.byteLength).toBe(2 * PAGE_BYTES);
  memory.grow(298);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect((await memoryOf(MODULE)).grow(299)).toBe(2);
});

test('a second bound replaces the first, and is at least the initial size', async () => {
  const rebounded = boundMemory(boundMemory(MODULE, 300 * PAGE_BYTES), PAGE_BYTES);
  const memory = await memoryOf(rebounded);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(initialMemoryBytes(rebounded)).toBe(2 * PAGE_BYTES);
});

test('a module without its own memory is rejected', () => {
  expect(() => boundMemory(MODULE.subarray(0, 8), PAGE_BYTES)).toThrow('no memory');
});
