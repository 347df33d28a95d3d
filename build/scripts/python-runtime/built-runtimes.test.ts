import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PythonManifest } from '../../../shared/runner/python/assets';
import { hashFolder } from './artifacts';

const ROOT = join(import.meta.dirname, '../../..');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path));
const manifestOf = (language: string) =>
  JSON.parse(read('resources/runtimes', language, 'manifest.json').toString());

describe('the built runtimes', () => {
  const python = PythonManifest.parse(manifestOf('python'));
  const files = [
    ['python', python.module],
    ['python', python.snapshot],
  ] as const;

  test.each(files)('are those of their manifest: %s %o', (language, file) => {
    const compressed = read('resources/runtimes', language, `${file.name}.br`);
    const raw = brotliDecompressSync(compressed);
    expect({ bytes: raw.length, sha256: sha256(raw) }).toEqual({ bytes: file.bytes, sha256: file.sha256 });
    expect(sha256(compressed)).toBe(file.compressedSha256);
  });

  test("Python's was built from the harness as it is now (else run build-python-runtime.ts)", async () => {
    expect(python.harnessSha256).toBe(await hashFolder(join(ROOT, 'shared/runner/python/guest')));
  });
});
