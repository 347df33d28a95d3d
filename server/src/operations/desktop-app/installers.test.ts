import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Installers } from './installers';

const folder = mkdtempSync(join(tmpdir(), 'installers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of downloads with these files. */
function downloads(name: string, files: string[]): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'desktop'), { recursive: true });
  for (const file of files) writeFileSync(join(path, 'desktop', file), 'installer');
  return path;
}

test('lists the newest installer for each system, from all folders', async () => {
  const built = downloads('built', [
    'Emberforge-1.10.0-linux-x86_64.AppImage',
    'Emberforge-1.10.0-linux-amd64.deb',
  ]);
  const given = downloads('given', [
    'Emberforge-1.9.0-linux-x86_64.AppImage',
    'Emberforge-1.9.0-win-x64.exe',
    'Emberforge-1.9.0-mac-arm64.dmg',
  ]);
  const list = await new Installers([built, given, join(folder, 'missing')]).newest();
  expect(
    list.map(({ system, processor, kind, version }) => [system, processor, kind, version].join(' ')),
  ).toEqual([
    'linux x64 AppImage 1.10.0',
    'linux x64 deb 1.10.0',
    'macos arm64 dmg 1.9.0',
    'windows x64 exe 1.9.0',
  ]);
  expect(list[0]).toEqual({
    system: 'linux',
    processor: 'x64',
    kind: 'AppImage',
    version: '1.10.0',
    bytes: 9,
    path: '/downloads/desktop/Emberforge-1.10.0-linux-x86_64.AppImage',
  });
});

test('leaves out what isn’t an installer', async () => {
  const other = downloads('other', [
    'latest-linux.yml',
    'Emberforge-1.0.0-win-x64.exe.blockmap',
    'Emberforge-1.0.0-mac-arm64.zip',
    'Emberforge-2.0.0-beta.1-win-x64.exe',
    'Otherforge-1.0.0-win-x64.exe',
  ]);
  expect(await new Installers([other]).newest()).toEqual([]);
});
