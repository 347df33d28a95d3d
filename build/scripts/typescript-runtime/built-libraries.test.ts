import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TypeScriptManifest } from '../../../shared/runner/typescript/assets';
import { typeScriptLibraries } from './libraries';

const FOLDER = join(import.meta.dirname, '../../../resources/runtimes/typescript');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test("TypeScript's libraries are those of the installed compiler (else run build-typescript-runtime.ts)", async () => {
  const { version, libraries } = TypeScriptManifest.parse(
    JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')),
  );
  const compressed = readFileSync(join(FOLDER, `${libraries.name}.br`));
  expect(sha256(compressed)).toBe(libraries.compressedSha256);
  const raw = brotliDecompressSync(compressed);
  expect({ bytes: raw.length, sha256: sha256(raw) }).toEqual({
    bytes: libraries.bytes,
    sha256: libraries.sha256,
  });
  const now = await typeScriptLibraries();
  expect({ version: now.version, sha256: sha256(now.json) }).toEqual({ version, sha256: libraries.sha256 });
});
