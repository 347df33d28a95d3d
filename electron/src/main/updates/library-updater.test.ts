import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDownloads } from '@server/platform/http';
import { AppImageUpdater } from 'electron-updater';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toUpdater } from './library-updater';
import { NodeHttp } from './testing/node-http';

// The library itself, against a server's /downloads.
const folder = mkdtempSync(join(tmpdir(), 'app-updates-'));
const offered = join(folder, 'downloads/desktop');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let server: FastifyInstance;
let feed: string;

beforeAll(async () => {
  mkdirSync(offered, { recursive: true });
  writeFileSync(join(folder, 'app-update.yml'), 'provider: generic\nupdaterCacheDirName: app\n');
  server = fastify();
  await serveDownloads(server, [join(folder, 'downloads')]);
  await server.listen({ port: 0, host: '127.0.0.1' });
  feed = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/downloads/desktop`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  for (const name of readdirSync(offered)) rmSync(join(offered, name));
  vi.stubEnv('APPIMAGE', join(folder, 'Emberforge-1.0.0.AppImage'));
});

/** Puts a version on the server, as electron-builder writes it. */
function offer(version: string, content: string, sha512 = hashOf(content)) {
  const file = `Emberforge-${version}.AppImage`;
  writeFileSync(join(offered, file), content);
  const entry = `  - url: ${file}\n    sha512: ${sha512}\n    size: ${content.length}\n`;
  for (const name of ['latest-linux.yml', 'latest-linux-arm64.yml'])
    writeFileSync(join(offered, name), `version: ${version}\nfiles:\n${entry}releaseDate: '2026-11-22'\n`);
}

const hashOf = (content: string) => createHash('sha512').update(content).digest('base64');

function open() {
  const cache = mkdtempSync(join(folder, 'cache-'));
  const library = new AppImageUpdater(null, {
    version: '1.0.0',
    name: 'emberforge',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'app-update.yml'),
    userDataPath: folder,
    baseCachePath: cache,
    whenReady: async () => {},
    relaunch: () => {},
    quit: () => {},
    onQuit: () => {
      throw new Error('An update must never be installed on quit.');
    },
  });
  Object.assign(library, { httpExecutor: new NodeHttp(), disableDifferentialDownload: true });
  const downloaded = () => readFileSync(join(cache, 'app/pending/Emberforge-1.1.0.AppImage'), 'utf8');
  return { updater: toUpdater(library, quiet), downloaded };
}

test('finds and downloads a newer version from a server’s downloads', async () => {
  offer('1.1.0', 'the new app');
  const { updater, downloaded } = open();
  expect(await updater.findNewer(feed)).toBe('1.1.0');
  const progress: number[] = [];
  await updater.download((percent) => void progress.push(percent));
  expect(progress.at(-1)).toBe(100);
  expect(downloaded()).toBe('the new app');
});

test.each([
  ['the same', '1.0.0'],
  ['an older', '0.9.0'],
])('doesn’t take %s version', async (_, version) => {
  offer(version, 'an app');
  expect(await open().updater.findNewer(feed)).toBeNull();
});

test('finds nothing on a server without the app', async () => {
  expect(await open().updater.findNewer(feed)).toBeNull();
});

test('refuses a file that isn’t the one that was promised', async () => {
  offer('1.1.0', 'a different app', hashOf('the new app'));
  const { updater, downloaded } = open();
  await updater.findNewer(feed);
  await expect(updater.download(() => {})).rejects.toThrow(/sha512 checksum mismatch/);
  expect(downloaded).toThrow(/ENOENT/);
});

test('rejects if the server answers nonsense', async () => {
  for (const name of ['latest-linux.yml', 'latest-linux-arm64.yml'])
    writeFileSync(join(offered, name), '<html>Welcome</html>');
  await expect(open().updater.findNewer(feed)).rejects.toThrow();
});

test('says why an update couldn’t be installed', async () => {
  const { updater } = open();
  const failures: Error[] = [];
  updater.restart((error) => void failures.push(error));
  expect(failures).toHaveLength(1);
});
