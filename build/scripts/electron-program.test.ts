import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
// @ts-expect-error: a plain script
import { fetchElectron } from './electron-program.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Electron's package, with this script for its download. */
function electronPackage(install: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'electron-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  writeFileSync(join(folder, 'install.js'), install);
  return folder;
}

const quietly = (folder: string) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return fetchElectron(folder) as string | undefined;
};

test('a download that fails is explained, without anybody’s stack trace', () => {
  const problem = quietly(
    electronPackage("console.error(new Error('getaddrinfo ENOTFOUND github.com').stack); process.exit(1);"),
  );
  expect(problem?.split('\n')).toEqual([
    'Electron couldn’t be downloaded, so the desktop app can’t start: getaddrinfo ENOTFOUND github.com',
    expect.stringContaining('ELECTRON_MIRROR'),
  ]);
});

test('a program that’s there isn’t downloaded again', () => {
  const folder = electronPackage('process.exit(1)');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/electron'), '');
  writeFileSync(join(folder, 'path.txt'), 'electron');
  expect(quietly(folder)).toBeUndefined();
});
