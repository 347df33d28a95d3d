import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DesktopContext } from '../context';
import { openCache } from './index';

const ONE = 'https://one.example.org';
const OTHER = 'https://other.example.org:8443';
const LESSON = 'app://desktop/v1/static/lessons/0d1b2a30-0000-4000-8000-000000000000';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberforge-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The cache of an app that belongs to `host.origin`, with its calls by channel. */
async function start() {
  const calls = new Map<string, (input?: unknown) => unknown>();
  const host = { origin: ONE };
  const log = { info() {}, warn() {}, error() {} };
  const handlers = { register: (channel: string, handler: () => unknown) => calls.set(channel, handler) };
  const cache = await openCache({ folder, log, handlers, host } as unknown as DesktopContext);
  const call = (channel: string, input?: unknown) => calls.get(channel)?.(input);
  return { cache, call, host };
}

const changes = (key: string, value: string) => [{ key, value }];

test('what belongs to one server is neither shown nor written to another', async () => {
  const first = await start();
  first.call('storage:load');
  first.call('storage:write', { origin: ONE, changes: changes('draft', 'one') });
  first.host.origin = OTHER;
  expect(first.call('storage:load')).toEqual({ origin: OTHER, values: {}, problem: undefined });
  // The page of the first server is still going away.
  first.call('storage:write', { origin: ONE, changes: changes('draft', 'last words') });
  first.cache.close();

  const again = await start();
  expect(again.call('storage:load')).toMatchObject({ values: { draft: 'last words' } });
  expect(() => again.call('storage:write', { origin: OTHER, changes: changes('a', 'b') })).toThrow(OTHER);
  again.cache.close();
});

test('a lesson that was opened opens again without the server, after a restart too', async () => {
  const first = await start();
  const lesson = () => Promise.resolve(Response.json({ Title: 'The First Spark' }));
  await (await first.cache.replies.answer(new Request(LESSON), lesson)).text();
  await expect.poll(() => first.call('offline:find', { prefix: '/v1/static/lessons/' })).toHaveLength(1);
  first.cache.close();

  const again = await start();
  const gone = () => Promise.reject(new TypeError('fetch failed'));
  const reply = await again.cache.replies.answer(new Request(LESSON), gone);
  expect(await reply.json()).toEqual({ Title: 'The First Spark' });
  again.host.origin = OTHER;
  await expect(again.cache.replies.answer(new Request(LESSON), gone)).rejects.toThrow('fetch failed');
  again.cache.close();
});
