import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { COURSE_PACKAGES, JUDGE_PACKAGE } from '../../../shared/runner/go/packages';
import { ensureGoRuntime, readBuiltRuntime } from './ensure-go-runtime';

const BUILT = join(import.meta.dirname, '../../../.data/runtimes/go');
const PATH = process.env.PATH;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
afterEach(() => {
  process.env.PATH = PATH;
});

test('without a Go toolchain nothing is built, and that is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'go-runtime-'));
  process.env.PATH = folder;
  expect(await ensureGoRuntime(join(folder, 'go'))).toBe('no toolchain');
  expect(existsSync(join(folder, 'go'))).toBe(false);
  rmSync(folder, { recursive: true });
});

describe.skipIf(!existsSync(join(BUILT, 'manifest.json')))('the built runtime', () => {
  test('is that of its manifest', async () => {
    const manifest = await readBuiltRuntime(BUILT);
    for (const file of [manifest!.compiler, manifest!.linker, manifest!.archives]) {
      const compressed = readFileSync(join(BUILT, `${file.name}.br`));
      const raw = brotliDecompressSync(compressed);
      expect({ bytes: raw.length, sha256: sha256(raw) }).toEqual({ bytes: file.bytes, sha256: file.sha256 });
      expect(sha256(compressed)).toBe(file.compressedSha256);
    }
  });

  test('has every package that a course may import, and none that leads out', async () => {
    const names = (await readBuiltRuntime(BUILT))!.packages.map((each) => each.package);
    expect(names).toEqual(expect.arrayContaining([...COURSE_PACKAGES, JUDGE_PACKAGE]));
    for (const name of ['net', 'os/exec', 'plugin', 'syscall/js', 'net/http'])
      expect(names).not.toContain(name);
  });

  test('stays where no toolchain is', async () => {
    process.env.PATH = tmpdir();
    expect(await ensureGoRuntime(BUILT)).toBe('present');
  });
});
