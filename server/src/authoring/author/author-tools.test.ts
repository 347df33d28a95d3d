import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CourseOutline } from '@server/learning/catalog';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { ContentFixture } from '../content-import/testing/content-fixture';
import { ADD, lessonUuid } from '../content-import/testing/small-content';
import { serveAuthorTools } from './author-tools';
import type { ContentCheckTask } from './content-check';

let fastify: FastifyInstance | undefined;
afterEach(() => fastify?.close());

const CONTENT = resolve('content');

/** A course with the lesson ADD, as far as the calls look at it. */
const OUTLINE = new CourseOutline({ slug: 'forge-python' } as never, [
  {
    chapter: { id: 'basics', slug: 'basics' },
    lessons: [{ id: lessonUuid(2), slug: 'add', chapterId: 'basics' }],
  } as never,
]);

const REPORT = {
  lessonTitle: 'Add',
  lessonHash: 'abc',
  learners: 3,
  judged: 3,
  alreadyDone: 0,
  superseded: 0,
  failed: [],
};
const CHANGE = {
  submissionId: '1',
  submittedAt: new Date(0),
  message: '',
  from: 'failure',
  to: 'success',
} as const;

function start({ contentDir = CONTENT } = {}) {
  const regraded: { lessonId: string; isDryRun: boolean }[] = [];
  const checked: ContentCheckTask[] = [];
  const listeners: Array<() => void> = [];
  fastify = Fastify();
  serveAuthorTools(fastify, {
    importer: {
      problems: [{ file: 'courses/a/course.yaml', line: 1, message: 'is missing' }],
      onImported: (listener) => void listeners.push(listener),
    },
    outlines: { all: async () => (contentDir === CONTENT ? [] : [OUTLINE]) },
    insights: {
      overview: async () => ({ days: 90, lessons: [] }),
      of: () => Promise.reject(new DomainError('not-found', text('catalog.no-such-lesson'))),
    },
    regrading: {
      async execute({ lessonId, isDryRun }) {
        regraded.push({ lessonId, isDryRun });
        return {
          ...REPORT,
          isDryRun,
          changed: [
            { ...CHANGE, xp: 50 },
            { ...CHANGE, xp: 70 },
          ],
        };
      },
    },
    contentDir,
    publicUrl: 'http://localhost:5173',
    check: async (task) => {
      checked.push(task);
      return { isOk: true, problems: [], warnings: [], summary: [] };
    },
  });
  return { server: fastify, checked, listeners, regraded };
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

test.each(['checks', 'hints', 'regrades'])('another site can’t use %s', async (call) => {
  const { server, checked, regraded } = start();
  const reply = await server.inject({
    method: 'POST',
    url: `/v1/author/${call}`,
    headers: { origin: 'https://evil.example' },
  });
  expect(reply.statusCode).toBe(403);
  expect([...checked, ...regraded]).toEqual([]);
});

test('a hint becomes a file of its lesson, and a new text replaces it', async () => {
  using content = new ContentFixture();
  const { server } = start({ contentDir: content.root });
  const when = 'test add(1, 2) returned: -1';
  const write = (hint: object) =>
    server.inject({
      method: 'POST',
      url: `/v1/author/hints?${new URLSearchParams({ lesson: lessonUuid(2), when, ...hint })}`,
    });
  expect((await write({ message: 'You subtracted.' })).json()).toEqual({
    file: 'hints/test-add-1-2-returned-1.md',
  });
  await write({ message: 'That’s a minus.' });
  await write({ when: 'test add(1, 2) returned: 1', message: 'Another.' });
  const read = (name: string) => readFileSync(join(content.root, ADD, 'hints', name), 'utf8');
  expect(read('test-add-1-2-returned-1.md')).toBe(`when: ${when}\n\nThat’s a minus.\n`);
  expect(read('test-add-1-2-returned-1-2.md')).toContain('Another.');
  for (const bad of [
    { message: ' ' },
    { message: '# Big' },
    { message: 'x', when: 'no' },
    { message: 'x', lesson: lessonUuid(9) },
  ])
    expect((await write(bad)).statusCode).toBe(400);
});

test('a regrade is a dry run unless it’s asked not to be', async () => {
  const { server, regraded } = start();
  const regrade = (query: string) =>
    server.inject({ method: 'POST', url: `/v1/author/regrades?lesson=a${query}` });
  expect((await regrade('')).json()).toMatchObject({
    isDryRun: true,
    changes: [{ from: 'failure', to: 'success', count: 2 }],
    xp: 120,
  });
  await regrade('&dry=0');
  expect(regraded).toEqual([
    { lessonId: 'a', isDryRun: true },
    { lessonId: 'a', isDryRun: false },
  ]);
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

test('what can’t be answered says why', async () => {
  const reply = await start().server.inject('/v1/author/insights/none');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ error: 'This lesson doesn’t exist.' });
});
