import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PythonManifest } from '../../../shared/runner/python/assets';
import { hashFolder, sha256 } from './artifacts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(ROOT, 'resources/runtimes/python', name));
const python = PythonManifest.parse(JSON.parse(read('manifest.json').toString()));

test.each([python.module, python.snapshot])("Python's $name is that of its manifest", (file) => {
  const compressed = read(`${file.name}.br`);
  const raw = brotliDecompressSync(compressed);
  const { bytes, sha256: hash, compressedSha256 } = file;
  expect([raw.length, sha256(raw), sha256(compressed)]).toEqual([bytes, hash, compressedSha256]);
});

test("Python's was built from the harness as it is now (else run build-python-runtime.ts)", async () => {
  expect(python.harnessSha256).toBe(await hashFolder(join(ROOT, 'shared/runner/python/guest')));
});
