import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GoManifest } from '../../../shared/runner/go/assets';
import { DiskLibrary } from '../../../shared/runner/go/library';
import { COURSE_PACKAGES, JUDGE_PACKAGE } from '../../../shared/runner/go/packages';
import { sha256 } from '../packed-asset';
import { hashSources } from './sources';

const FOLDER = join(import.meta.dirname, '../../../resources/runtimes/go');
const manifest = GoManifest.parse(JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')));
const files = [manifest.compiler, manifest.linker, manifest.library];
const packed = (name: string) => readFileSync(join(FOLDER, `${name}.br`));

test.each(files)('$name is that of the manifest', (file) => {
  const compressed = packed(file.name);
  const raw = brotliDecompressSync(compressed);
  expect({ bytes: raw.length, sha256: sha256(raw) }).toEqual({ bytes: file.bytes, sha256: file.sha256 });
  expect(sha256(compressed)).toBe(file.compressedSha256);
});

test('it was built from the sources as they are now (else: npm run runtime:go)', async () => {
  expect(manifest.sourcesSha256).toBe(await hashSources());
});

test('it is at most 20 MB', () => {
  expect(files.reduce((sum, { compressedBytes }) => sum + compressedBytes, 0)).toBeLessThan(20e6);
});

test('it has every package that a course may import, and none that leads out', () => {
  const { packages } = new DiskLibrary(brotliDecompressSync(packed(manifest.library.name)));
  expect(packages).toEqual(expect.arrayContaining([...COURSE_PACKAGES, JUDGE_PACKAGE]));
  for (const name of ['net', 'os/exec', 'plugin', 'syscall/js', 'net/http'])
    expect(packages).not.toContain(name);
});
