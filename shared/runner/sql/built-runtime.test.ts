import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SqlManifest } from './assets';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const manifest = SqlManifest.parse(JSON.parse(read('resources/runtimes/sql/manifest.json').toString()));

test('the built module is that of its manifest', () => {
  const compressed = read(`resources/runtimes/sql/${manifest.module.name}.br`);
  const raw = brotliDecompressSync(compressed);
  expect({ bytes: raw.length, sha256: sha256(raw) }).toEqual({
    bytes: manifest.module.bytes,
    sha256: manifest.module.sha256,
  });
  expect(sha256(compressed)).toBe(manifest.module.compressedSha256);
});

test('it was built from the sources as they are now (else run build-sql-runtime.ts)', () => {
  expect(manifest.guestSha256).toBe(sha256(read('shared/runner/sql/guest/database.c')));
  expect(manifest.sqliteSha256).toBe(sha256(read('node_modules/better-sqlite3/deps/sqlite3/sqlite3.c')));
});

test('it imports its memory, the time, randomness and the question whether to go on, and nothing else', () => {
  const raw = brotliDecompressSync(read(`resources/runtimes/sql/${manifest.module.name}.br`));
  const module = new WebAssembly.Module(raw as Uint8Array<ArrayBuffer>);
  const imports = WebAssembly.Module.imports(module).map((each) => `${each.module}.${each.name}`);
  expect(imports.sort()).toEqual(['env.memory', 'host.now', 'host.random', 'host.stopped']);
});
