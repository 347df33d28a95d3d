import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { JavaScriptManifest } from '../../../shared/runner/javascript/assets';
import { bundleGuest } from '../../../shared/runner/javascript/bundle-guest';
import { sha256 } from '../packed-asset';

const ROOT = join(import.meta.dirname, '../../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path));
const FOLDER = 'resources/runtimes/javascript';

describe("JavaScript's built runtime", () => {
  const { module, guest } = JavaScriptManifest.parse(JSON.parse(read(FOLDER, 'manifest.json').toString()));

  test.each([module, guest])('is that of its manifest: $name', (file) => {
    const compressed = read(FOLDER, `${file.name}.br`);
    const raw = brotliDecompressSync(compressed);
    expect({ bytes: raw.length, sha256: sha256(raw) }).toEqual({ bytes: file.bytes, sha256: file.sha256 });
    expect(sha256(compressed)).toBe(file.compressedSha256);
  });

  test('has the engine of the installed package (else run npm run runtime:javascript)', () => {
    const installed = read('node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm');
    expect(module.sha256).toBe(sha256(installed));
  });

  test('was built from guest/ as it is now (else run npm run runtime:javascript)', async () => {
    const now = new TextEncoder().encode(JSON.stringify(await bundleGuest()));
    expect(sha256(now)).toBe(guest.sha256);
  });
});
