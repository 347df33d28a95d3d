import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveMediaFiles } from './media-files';
import { HttpApp } from './testing/http-app';

const contentDir = mkdtempSync(join(tmpdir(), 'media-'));
const LESSON = 'courses/go/chapters/one/lessons/first';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
mkdirSync(join(contentDir, LESSON, 'solution'), { recursive: true });
writeFileSync(join(contentDir, LESSON, 'map.svg'), SVG);
writeFileSync(join(contentDir, LESSON, 'run.log'), '<b>0123456789');
writeFileSync(join(contentDir, LESSON, 'lesson.yaml'), 'answer: 42');
writeFileSync(join(contentDir, LESSON, 'solution/answer.txt'), '42');
writeFileSync(join(contentDir, 'secret.txt'), 'secret');
afterAll(() => rmSync(contentDir, { recursive: true }));

mkdirSync(join(contentDir, 'teachers'));
writeFileSync(join(contentDir, 'teachers/ada.svg'), SVG);
writeFileSync(join(contentDir, 'teachers/ada.yaml'), 'answer: 42');

const start = () => HttpApp.start({ prepare: (fastify) => serveMediaFiles(fastify, contentDir) });

test('an image is cached for ever under its version, and can run nothing', async () => {
  await using app = await start();
  const version = createHash('sha256').update(SVG).digest('hex').slice(0, 16);
  const at = (name: string) => fetch(`${app.url}/v1/content/${LESSON}/${name}`);
  const reply = await at(`map-320x200.svg?v=${version}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/svg+xml');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  expect(await reply.text()).toBe(SVG);
  for (const other of ['map.svg', 'map.svg?v=0000000000000000'])
    expect((await at(other)).headers.get('cache-control')).toBe('no-cache');
});

test('a teacher’s picture is served like any other', async () => {
  await using app = await start();
  expect(await (await fetch(`${app.url}/v1/content/teachers/ada.svg`)).text()).toBe(SVG);
});

test('a part of a file can be had, and text is never a page', async () => {
  await using app = await start();
  const reply = await fetch(`${app.url}/v1/content/${LESSON}/run.log`, { headers: { range: 'bytes=3-5' } });
  expect(reply.status).toBe(206);
  expect(await reply.text()).toBe('012');
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each([
  `${LESSON}/lesson.yaml`,
  `${LESSON}/solution/answer.txt`,
  `${LESSON}/nothing.png`,
  `${LESSON}/..%2f..%2f..%2f..%2f..%2f..%2fsecret.txt`,
  `${LESSON}/map.svg%00.png`,
  'teachers/ada.yaml',
  'secret.txt',
  '%',
  '',
])('/v1/content/%s is nothing', async (path) => {
  await using app = await start();
  const reply = await fetch(`${app.url}/v1/content/${path}`);
  expect([400, 404]).toContain(reply.status);
  expect(await reply.text()).not.toContain('42');
});
