import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeLog } from '../testing/fake-log';
import { appProtocol } from './app-protocol';
import { HostProxy } from './host-proxy';
import { RuntimeFiles } from './runtime-files';
import { WebFiles } from './web-files';

const HTML = '<!doctype html><script>let a = 1;</script><div id="root"></div>';
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'desktop-app-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('web/index.html', HTML);
  write('web/assets/start-1a.js', 'start()');
  write('web/sw.js', 'worker()');
  write('web/.vite/manifest.json', '{}');
  write('secret.json', '{}');
  write('runtimes/sql/manifest.json', '{"version":1}');
  write('runtimes/sql/sqlite.wasm.br', brotliCompressSync('wasm'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The app with a host that gives these replies. */
function setUp(reply: (request: Request) => Response | Promise<Response> = () => Response.json({})) {
  const log = fakeLog();
  const asked: Request[] = [];
  const cached: string[] = [];
  const host = { origin: 'https://learn.example', socketOrigin: 'wss://learn.example' };
  const fetch = (async (address: string, init?: RequestInit) => {
    const request = new Request(address, init);
    asked.push(request);
    return reply(request);
  }) as typeof globalThis.fetch;
  const replies = {
    answer(request: Request, fetchFromHost: (request: Request) => Promise<Response>) {
      cached.push(request.url);
      return fetchFromHost(request);
    },
  };
  const answer = appProtocol({
    web: new WebFiles(join(root, 'web')),
    runtimes: new RuntimeFiles([join(root, 'none'), join(root, 'runtimes')], log),
    proxy: new HostProxy({ host, fetch, replies, log }),
    host,
    log,
  });
  const get = (path: string, init?: RequestInit) => answer(new Request(`app://desktop${path}`, init));
  return { answer, get, asked, cached, log };
}

describe('the web app’s files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', HTML],
    ['/lessons/1', 'text/html; charset=utf-8', HTML],
    ['/assets/start-1a.js', 'text/javascript; charset=utf-8', 'start()'],
    ['/runtimes/sql/manifest.json', 'application/json', '{"version":1}'],
    ['/runtimes/sql/sqlite.wasm?v=1', 'application/wasm', 'wasm'],
  ])('%s is sent as %s', async (path, type, content) => {
    const reply = await setUp().get(path);
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      200,
      type,
      content,
    ]);
  });

  test.each([
    '/assets/gone.js',
    '/sw.js',
    '/.vite/manifest.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/assets/..%5c..%5csecret.json',
    '/runtimes/..%2fsql/manifest.json',
    '/runtimes/none/manifest.json',
    '/runtimes/sql/manifest.json.br',
  ])('%s isn’t sent', async (path) => {
    expect((await setUp().get(path)).status).toBe(404);
  });

  test('belong to the app’s own address alone, and are only read', async () => {
    const { answer, get } = setUp();
    expect((await answer(new Request('app://evil/'))).status).toBe(404);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  test('may load nothing but each other, and reach the host’s socket', async () => {
    const policy = (await setUp().get('/')).headers.get('content-security-policy')!;
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+'$/),
        "connect-src 'self' wss://learn.example",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toContain('frame-src');
  });

  test('a runtime’s size is known without sending it', async () => {
    const reply = await setUp().get('/runtimes/sql/sqlite.wasm', { method: 'HEAD' });
    expect([reply.status, reply.body]).toEqual([200, null]);
  });
});

describe('what the page asks of the host', () => {
  test('is sent there with the token, and without a cookie or an origin', async () => {
    const { get, asked } = setUp();
    await get('/v1/lessons/1/submissions?practice=1', {
      method: 'POST',
      body: '{"code":1}',
      headers: {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        origin: 'app://desktop',
        'x-forwarded-for': '1.2.3.4',
      },
    });
    const [request] = asked;
    expect([request!.url, request!.method, await request!.text()]).toEqual([
      'https://learn.example/v1/lessons/1/submissions?practice=1',
      'POST',
      '{"code":1}',
    ]);
    expect(Object.fromEntries(request!.headers)).toEqual({
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
    expect([request!.credentials, request!.redirect]).toEqual(['omit', 'error']);
  });

  test('goes through the cache if it’s the same for everybody, and no other reply does', async () => {
    const { get, cached } = setUp();
    await get('/v1/static/lessons/1');
    await get('/v1/content/img/a.png');
    await get('/v1/static/lessons/1', { headers: { authorization: 'Bearer t' } });
    await get('/v1/users/me');
    await get('/v1/static/lessons/1', { method: 'POST' });
    expect(cached).toEqual(['app://desktop/v1/static/lessons/1', 'app://desktop/v1/content/img/a.png']);
  });

  test('comes back without cookies, and can’t run anything', async () => {
    const { get } = setUp(
      () =>
        new Response('<svg/>', {
          status: 201,
          headers: {
            'content-type': 'image/svg+xml',
            'set-cookie': 'refresh=1',
            etag: '"1"',
            'content-encoding': 'br',
          },
        }),
    );
    const reply = await get('/v1/static/course_image/1');
    expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([201, '<svg/>', '"1"']);
    expect([reply.headers.has('set-cookie'), reply.headers.has('content-encoding')]).toEqual([false, false]);
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['text/html; charset=utf-8', 'text/javascript', 'application/xhtml+xml'])(
    'is an error that says so if the host sends %s',
    async (type) => {
      const { get } = setUp(() => new Response('<script>', { headers: { 'content-type': type } }));
      const reply = await get('/v1/static/lessons/1');
      expect([reply.status, await reply.json()]).toEqual([
        502,
        { error: expect.stringContaining('The server’s answer makes no sense') },
      ]);
    },
  );

  test('may be a page in a lesson’s files, as text', async () => {
    const { get } = setUp(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    expect((await get('/v1/content/index.html')).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
  });

  test('is a network error if the host can’t be reached, as without a connection', async () => {
    const { get, log } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    expect((await get('/v1/users/me?token=SECRET')).type).toBe('error');
    expect(log.lines.join()).not.toContain('SECRET');
  });

  test('passes an empty reply on', async () => {
    const { get } = setUp(() => new Response(null, { status: 304, headers: { etag: '"1"' } }));
    const reply = await get('/v1/static/lessons/1');
    expect([reply.status, reply.headers.get('etag')]).toEqual([304, '"1"']);
  });
});
