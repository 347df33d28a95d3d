import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AssetFile } from '../../shared/runner/asset-files';
import { CManifest } from '../../shared/runner/c/assets';
import { GoManifest } from '../../shared/runner/go/assets';
import { DiskLibrary } from '../../shared/runner/go/library';
import { COURSE_PACKAGES, JUDGE_PACKAGE } from '../../shared/runner/go/packages';
import { JavaScriptManifest } from '../../shared/runner/javascript/assets';
import { bundleGuest } from '../../shared/runner/javascript/bundle-guest';
import { PythonManifest } from '../../shared/runner/python/assets';
import { SqlManifest } from '../../shared/runner/sql/assets';
import { TypeScriptManifest } from '../../shared/runner/typescript/assets';
import { hashSources as hashCSources } from './c-runtime/sources';
import { hashSources } from './go-runtime/sources';
import { sha256 } from './packed-asset';
import { hashFolder } from './python-runtime/artifacts';
import { typeScriptLibraries } from './typescript-runtime/libraries';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'resources/runtimes';
const read = (...path: string[]) => readFileSync(join(ROOT, ...path));
const manifestOf = (folder: string): unknown => JSON.parse(read(FOLDER, folder, 'manifest.json').toString());
const unpacked = (path: string) => brotliDecompressSync(read(FOLDER, `${path}.br`));

const javascript = JavaScriptManifest.parse(manifestOf('javascript'));
const go = GoManifest.parse(manifestOf('go'));
const sql = SqlManifest.parse(manifestOf('sql'));

const files = readdirSync(join(ROOT, FOLDER)).flatMap((folder) =>
  Object.values(manifestOf(folder) as object).flatMap((value) => {
    const { data: file } = AssetFile.safeParse(value);
    return file ? [{ ...file, path: `${folder}/${file.name}` }] : [];
  }),
);

test.each(files)('$path matches its manifest', ({ path, bytes, compressedBytes, ...hashes }) => {
  const [raw, packed] = [unpacked(path), read(FOLDER, `${path}.br`)];
  expect([raw.length, packed.length]).toEqual([bytes, compressedBytes]);
  expect([sha256(raw), sha256(packed)]).toEqual([hashes.sha256, hashes.compressedSha256]);
});

test('JavaScript is up to date with its package and guest/ (if not: npm run runtime:javascript)', async () => {
  const engine = read('node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm');
  const guest = new TextEncoder().encode(JSON.stringify(await bundleGuest()));
  expect([javascript.module.sha256, javascript.guest.sha256]).toEqual([sha256(engine), sha256(guest)]);
});

test('TypeScript is up to date with the installed compiler (if not: run build-typescript-runtime.ts)', async () => {
  const { version, libraries } = TypeScriptManifest.parse(manifestOf('typescript'));
  const now = await typeScriptLibraries();
  expect([version, libraries.sha256]).toEqual([now.version, sha256(now.json)]);
});

test('Python is up to date with guest/ (if not: npm run runtime:python)', async () => {
  const { harnessSha256 } = PythonManifest.parse(manifestOf('python'));
  expect(harnessSha256).toBe(await hashFolder(join(ROOT, 'shared/runner/python/guest')));
});

test('SQL is up to date with its sources (if not: run build-sql-runtime.ts)', () => {
  expect(sql.guestSha256).toBe(sha256(read('shared/runner/sql/guest/database.c')));
  expect(sql.sqliteSha256).toBe(sha256(read('node_modules/better-sqlite3/deps/sqlite3/sqlite3.c')));
});

test('C is up to date with its compiler and sources (if not: npm run runtime:c) and takes at most 17 MB', () => {
  const c = CManifest.parse(manifestOf('c'));
  const installed = JSON.parse(read('node_modules/@yowasp/clang/package.json').toString()) as object;
  expect(installed).toMatchObject({ version: c.version });
  expect(c.sourcesSha256).toBe(hashCSources());
  const sizes = [c.module, c.snapshot, c.sysroot].map(({ compressedBytes }) => compressedBytes);
  expect(sizes.reduce((sum, each) => sum + each)).toBeLessThan(17e6);
});

test('SQL imports only its memory, the time, random bytes and the stop check', () => {
  const module = new WebAssembly.Module(unpacked(`sql/${sql.module.name}`) as Uint8Array<ArrayBuffer>);
  const imports = WebAssembly.Module.imports(module).map((each) => `${each.module}.${each.name}`);
  expect(imports.sort()).toEqual(['env.memory', 'host.now', 'host.random', 'host.stopped']);
});

test('Go is up to date with its sources (if not: npm run runtime:go) and takes at most 20 MB', async () => {
  expect(go.sourcesSha256).toBe(await hashSources());
  const sizes = [go.compiler, go.linker, go.library].map(({ compressedBytes }) => compressedBytes);
  expect(sizes.reduce((sum, each) => sum + each)).toBeLessThan(20e6);
});

test('Go has all packages that lessons can import, and none that reaches the host', () => {
  const { packages } = new DiskLibrary(unpacked(`go/${go.library.name}`));
  expect(packages).toEqual(expect.arrayContaining([...COURSE_PACKAGES, JUDGE_PACKAGE]));
  const outside = ['net', 'os/exec', 'plugin', 'syscall/js', 'net/http'];
  expect(packages.filter((name) => outside.includes(name))).toEqual([]);
});
