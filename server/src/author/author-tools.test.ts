import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { serveAuthorTools } from './author-tools';
import type { ContentCheckTask } from './content-check';

let fastify: FastifyInstance | undefined;
afterEach(() => fastify?.close());

const CONTENT = resolve('content');

function start() {
  const checked: ContentCheckTask[] = [];
  const listeners: Array<() => void> = [];
  fastify = Fastify();
  serveAuthorTools(fastify, {
    importer: {
      problems: [{ file: 'courses/a/course.yaml', line: 1, message: 'is missing' }],
      onImported: (listener) => void listeners.push(listener),
    },
    outlines: { all: async () => [] },
    contentDir: CONTENT,
    publicUrl: 'http://localhost:5173',
    check: async (task) => {
      checked.push(task);
      return { isOk: true, problems: [], summary: [] };
    },
  });
  return { server: fastify, checked, listeners };
}

test('the list has the problems of the last import', async () => {
  const reply = await start().server.inject('/v1/author/content');
  expect(reply.json()).toMatchObject({ root: 'content', courses: [], problems: [{ message: 'is missing' }] });
});

test('a check gets a folder of the content, and nothing outside of it', async () => {
  const { server, checked } = start();
  const check = (path: string) =>
    server.inject({ method: 'POST', url: `/v1/author/checks?path=${encodeURIComponent(path)}&mutants=1` });
  expect((await check('courses/a')).statusCode).toBe(200);
  expect(checked).toMatchObject([{ path: resolve(CONTENT, 'courses/a'), withMutants: true }]);
  for (const path of ['..', '../server', '/etc', 'courses/../../server'])
    expect((await check(path)).statusCode).toBe(400);
  expect(checked).toHaveLength(1);
});

test('another site can’t start a check', async () => {
  const { server, checked } = start();
  const reply = await server.inject({
    method: 'POST',
    url: '/v1/author/checks',
    headers: { origin: 'https://evil.example' },
  });
  expect(reply.statusCode).toBe(403);
  expect(checked).toEqual([]);
});

test('every import sends an event to open pages', async () => {
  const { server, listeners } = start();
  const address = await server.listen({ port: 0 });
  const reply = await fetch(`${address}/v1/author/events`);
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('retry');
  for (const listener of listeners) listener();
  expect((await reader.read()).value).toContain('data: imported');
});
