import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractFile } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { build } from 'electron-builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../../electron-builder.config';
// @ts-expect-error: a plain script, which runs before anything is installed
import { ensureDesktopFileValidate } from '../system-tools.mjs';
import { contentsOf, type PackedFile } from './contents';
import { makeIcons } from './icons';
import { EMBLEM } from './packaging';
import { writePlaceholderRuntime } from './testing/placeholder-runtime';

// electron-builder packs the built app around a runtime that can't run: Electron itself isn't in the registry.
const folder = mkdtempSync(join(tmpdir(), 'desktop-package-'));
const unpacked = join(folder, `out/linux${arch() === 'arm64' ? '-arm64' : ''}-unpacked`);
const asarFile = join(unpacked, 'resources/app.asar');
let files: PackedFile[];

const builder = (...args: string[]) =>
  promisify(execFile)(process.execPath, [
    'node_modules/electron-builder/cli.js',
    ...['--config', 'electron-builder.config.ts', '--publish', 'never', '--linux', 'dir'],
    `-c.electronDist=${join(folder, 'electron')}`,
    `-c.directories.output=${join(folder, 'out')}`,
    `-c.linux.icon=${join(folder, 'icons/linux')}`,
    ...args,
  ]);

beforeAll(async () => {
  await makeIcons(EMBLEM, join(folder, 'icons'));
  writePlaceholderRuntime(join(folder, 'electron'));
  await builder();
  files = contentsOf(asarFile);
});

afterAll(() => rmSync(folder, { recursive: true }));

const readText = (path: string) => extractFile(asarFile, path).toString();

test('packs the bundle, the web app, the runtimes and the native modules, and nothing of the server', () => {
  const parts = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  expect([...parts].sort()).toEqual([
    'LICENSE',
    'dist/desktop',
    'dist/web',
    'node_modules/better-sqlite3',
    'node_modules/keytar',
    'package.json',
    'resources/runtimes',
  ]);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['dist/desktop/preload.cjs', 'dist/web/index.html']));
  const languages = paths
    .filter((path) => path.endsWith('/manifest.json'))
    .map((path) => path.split('/').at(-2));
  expect(languages.sort()).toEqual(['c', 'go', 'javascript', 'python', 'sql', 'typescript']);
  const unneeded = paths.filter((path) => /\.(map|ts|gz)$|^dist\/web\/(sw\.js|.*\.br)$/.test(path));
  expect(unneeded).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(80e6);
});

test('leaves the two binaries of this system outside of the archive, and packs no others', () => {
  const system = `linux-${arch()}`;
  const binaries = files.filter(({ path, isUnpacked }) => isUnpacked || path.endsWith('.node'));
  expect(binaries.map(({ path }) => path).sort()).toEqual([
    `node_modules/better-sqlite3/prebuilds/${system}.node`,
    `node_modules/keytar/prebuilds/${system}/keytar.node`,
  ]);
  expect(binaries.every(({ isUnpacked }) => isUnpacked)).toBe(true);
});

test('packs every module that the app’s code loads', () => {
  const scripts = files.filter(({ path }) => /^dist\/desktop\/|^node_modules\/.*\.js$/.test(path));
  const names = scripts.flatMap(({ path }) =>
    [...readText(path).matchAll(/\b(?:require|import)\(["']([^."'][^"']*)["']\)/g)].map(([, name]) => name!),
  );
  const isKnown = (name: string) =>
    name === 'electron' ||
    name.startsWith('node:') ||
    builtinModules.includes(name) ||
    files.some(({ path }) => path === `node_modules/${name}/package.json`);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

test('describes the app to Electron without the server’s dependencies', () => {
  const manifest = JSON.parse(readText('package.json')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    productName: 'Emberforge',
    main: 'dist/desktop/main.cjs',
    desktopName: 'emberforge.desktop',
    dependencies: null,
  });
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest).not.toHaveProperty('devDependencies');
});

test('sets the fuses in Electron’s binary', async () => {
  const wire = await getCurrentFuseWire(join(unpacked, 'emberforge'));
  const on = (fuse: FuseV1Options) => wire[fuse] === FuseState.ENABLE;
  expect({
    runAsNode: on(FuseV1Options.RunAsNode),
    nodeOptions: on(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: on(FuseV1Options.EnableNodeCliInspectArguments),
    filePrivileges: on(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({ runAsNode: false, nodeOptions: false, inspect: false, filePrivileges: false });
  expect({
    cookieEncryption: on(FuseV1Options.EnableCookieEncryption),
    asarIntegrity: on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    asarOnly: on(FuseV1Options.OnlyLoadAppFromAsar),
  }).toEqual({ cookieEncryption: true, asarIntegrity: true, asarOnly: true });
});

test('refuses a typo in the configuration', async () => {
  await expect(builder('-c.linux.catgory=Education')).rejects.toThrow(/catgory/);
});

test('writes a desktop entry that opens emberforge:// links', async (context) => {
  const validator: string | undefined = ensureDesktopFileValidate();
  let entry = '';
  // The target writes its entry before it downloads its tools, and ends there.
  const effectiveOptionComputed = async ({ desktop }: { desktop: string }) => {
    entry = desktop;
    return true;
  };
  await build({
    linux: ['AppImage'],
    prepackaged: unpacked,
    publish: 'never',
    config: { ...config, directories: { ...config.directories, output: join(folder, 'out') } },
    effectiveOptionComputed,
  });
  expect(entry).toMatch(/^MimeType=x-scheme-handler\/emberforge;$/m);
  expect(entry).toMatch(/^Exec=AppRun .*%U$/m);
  expect(entry).toMatch(/^StartupWMClass=emberforge$/m);
  if (!validator) return context.skip('It needs desktop-file-validate.');
  const file = join(folder, 'emberforge.desktop');
  writeFileSync(file, entry);
  await promisify(execFile)(validator, [file]);
});
