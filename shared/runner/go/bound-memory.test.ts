import { expect, test } from 'vitest';
import { boundMemory, initialMemoryBytes, PAGE_BYTES } from './bound-memory';

/** A module of one memory of two pages, exported as `memory`. */
const MODULE = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 2],
  ...[7, 10, 1, 6, 109, 101, 109, 111, 114, 121, 2, 0],
]);

async function memoryOf(bytes: Uint8Array): Promise<WebAssembly.Memory> {
  const { instance } = await WebAssembly.instantiate(bytes as Uint8Array<ArrayBuffer>);
  return instance.exports.memory as WebAssembly.Memory;
}

test('a bounded memory grows to its bound, and the engine refuses one page more', async () => {
  const memory = await memoryOf(boundMemory(MODULE, 300 * PAGE_BYTES + 1));
  expect(memory.buffer.byteLength).toBe(2 * PAGE_BYTES);
  memory.grow(298);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect((await memoryOf(MODULE)).grow(299)).toBe(2);
});

test('binding again replaces the bound; a bound below the start is the start', async () => {
  const again = boundMemory(boundMemory(MODULE, 300 * PAGE_BYTES), PAGE_BYTES);
  const memory = await memoryOf(again);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(initialMemoryBytes(again)).toBe(2 * PAGE_BYTES);
});

test('a module without a memory of its own is refused', () => {
  expect(() => boundMemory(MODULE.subarray(0, 8), PAGE_BYTES)).toThrow('no memory');
});
