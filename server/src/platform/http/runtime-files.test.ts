import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { serveRuntimeFiles } from './runtime-files';
import { HttpApp } from './testing/http-app';

const folders = ['first', 'second'].map((name) => mkdtempSync(join(tmpdir(), `runtimes-${name}-`)));
const [first, second] = folders as [string, string];
function write(folder: string, path: string, bytes: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}
write(first, 'python/manifest.json', '{"from":"first"}');
write(second, 'python/manifest.json', '{"from":"second"}');
write(second, 'python/only-second.bin', 'x');
write(second, 'c/manifest.json', '{"from":"second"}');
write(second, 'c/clang.wasm.br', brotliCompressSync('wasm bytes'));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const start = () => HttpApp.start({ prepare: async (fastify) => serveRuntimeFiles(fastify, folders) });

test('all files of a language come from the first folder that has its manifest', async () => {
  await using app = await start();
  expect(await (await fetch(`${app.url}/runtimes/python/manifest.json`)).json()).toEqual({ from: 'first' });
  expect((await fetch(`${app.url}/runtimes/python/only-second.bin`)).status).toBe(404);
  expect(await (await fetch(`${app.url}/runtimes/c/manifest.json`)).json()).toEqual({ from: 'second' });
});

test.each(['br', 'gzip', 'identity'])(
  'a packed file is readable to a client that takes %s',
  async (encoding) => {
    await using app = await start();
    const reply = await fetch(`${app.url}/runtimes/c/clang.wasm`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(reply.headers.get('content-type')).toBe('application/wasm');
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await reply.text()).toBe('wasm bytes');
  },
);

test('an address with a version never changes, one without is asked for again', async () => {
  await using app = await start();
  const cacheOf = async (query: string) =>
    (await fetch(`${app.url}/runtimes/python/manifest.json${query}`)).headers.get('cache-control');
  expect(await cacheOf('?v=abc')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('')).toBe('no-cache');
});

test.each([
  'python/none.bin',
  'cobol/manifest.json',
  'python/../../secret',
  'python/%2e%2e%2fsecret',
  'python',
  'PYTHON/manifest.json',
])('%s is no runtime', async (name) => {
  await using app = await start();
  const reply = await app.raw(`GET /runtimes/${name} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(reply).toMatchObject({ status: 404, body: { error: 'There is no such runtime.' } });
});

test('a file that doesn’t exist is a 404 that is sent once', async () => {
  await using app = await start();
  for (const path of ['..%2fpython', 'python/none.bin', '%2e%2e%2f']) {
    const reply = await fetch(`${app.url}/runtimes/${path}`);
    expect([reply.status, await reply.json()]).toEqual([404, { error: 'There is no such runtime.' }]);
  }
  expect(app.logLines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
