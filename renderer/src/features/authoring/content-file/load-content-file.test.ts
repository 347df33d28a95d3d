import { afterEach, expect, test, vi } from 'vitest';
import { loadContentFile } from './load-content-file';

afterEach(() => vi.unstubAllGlobals());

const load = (reply: Response) => {
  const fetched = vi.fn(async () => reply);
  vi.stubGlobal('fetch', fetched);
  return loadContentFile('', 'courses/a/run.log?v=1', new AbortController().signal);
};

test('a text is shown, a long one in part', async () => {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  expect(await load(new Response('started', { headers }))).toEqual({
    name: 'run.log',
    address: '/v1/content/courses/a/run.log?v=1',
    kind: 'text',
    text: 'started',
    isCut: false,
  });
  expect(await load(new Response('a'.repeat(100_001), { headers }))).toMatchObject({ isCut: true });
});

test('of a picture only its address is loaded', async () => {
  const file = await load(new Response('png', { headers: { 'content-type': 'image/png' } }));
  expect(file).toEqual({ name: 'run.log', address: '/v1/content/courses/a/run.log?v=1', kind: 'image' });
});

test('a failure carries the server’s words', async () => {
  const reply = Response.json({ error: 'There is no such file.' }, { status: 404 });
  await expect(load(reply)).rejects.toMatchObject({ status: 404, message: 'There is no such file.' });
});
