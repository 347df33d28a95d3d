import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileCache } from '.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = (mark: string, bytes = 100) =>
  Buffer.concat([Buffer.from('\0asm'), Buffer.alloc(bytes - 4, mark)]);
const programs = () => ({ folder, extension: 'wasm', signature: Buffer.from('\0asm') });
const path = (key: string) => join(folder, `${key}.wasm`);

test('files survive a restart', async () => {
  await new FileCache({ ...programs() }).put('a', program('a'));
  const after = new FileCache({ ...programs() });
  expect(await after.get('a')).toEqual(program('a'));
  expect(await after.get('b')).toBeUndefined();
});

test('memory is bounded, and the least recently used file is evicted first', async () => {
  const cache = new FileCache({ ...programs(), memoryBytes: 250 });
  await cache.put('a', program('a'));
  await cache.put('b', program('b'));
  await cache.get('a');
  await cache.put('c', program('c'));
  rmSync(folder, { recursive: true });
  expect(await cache.get('b')).toBeUndefined();
  expect(await cache.get('a')).toEqual(program('a'));
  expect(await cache.get('c')).toEqual(program('c'));
});

test('disk space is bounded, and the least recently used file is deleted first', async () => {
  const cache = new FileCache({ ...programs(), diskBytes: 250 });
  await cache.put('a', program('a'));
  await cache.put('b', program('b'));
  utimesSync(path('a'), 1, 1);
  utimesSync(path('b'), 2, 2);
  expect(await new FileCache({ ...programs() }).get('a')).toEqual(program('a'));
  await cache.put('c', program('c'));
  expect(readdirSync(folder).sort()).toEqual(['a.wasm', 'c.wasm']);
});

test('a truncated file is made again', async () => {
  await new FileCache({ ...programs() }).put('a', program('a'));
  truncateSync(path('a'), 0);
  expect(await new FileCache({ ...programs() }).get('a')).toBeUndefined();
});

test('a deleted file is gone from memory and disk', async () => {
  const cache = new FileCache(programs());
  await cache.put('a', program('a'));
  await cache.delete('a');
  expect(await cache.get('a')).toBeUndefined();
  await cache.delete('b');
});
