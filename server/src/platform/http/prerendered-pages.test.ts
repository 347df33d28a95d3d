import { DEFAULT_LOOK, type SiteLook } from '@shared/contracts/operations/site-look';
import type { PrerenderedPage, Prerenderer } from '@shared/contracts/prerender';
import { afterEach, expect, test, vi } from 'vitest';
import { PrerenderedPages } from './prerendered-pages';
import { SitePage, withLook } from './site-page';
import { HttpApp } from './testing/http-app';
import { serveWebApp } from './web-app';
import { WebPage } from './web-page';

const SHELL = [
  '<!doctype html><html lang="en"><head><title>Emberforge</title>',
  '<meta name="description" content="The whole app.">',
  '<script type="module" crossorigin src="/assets/runtime-1.js"></script>',
  '<script type="module" crossorigin src="/assets/start-1.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/index-1.css">',
  '</head><body><div id="root"></div></body></html>',
].join('\n');

const PAGE: PrerenderedPage = {
  html: '<h1>Learn Python</h1>',
  title: 'Tom & Ada <3 · Emberforge',
  description: 'Say "hello" $& more.',
  css: 'h1 { color: red }',
  styles: ['assets/CourseScreen-1.css'],
  scripts: ['assets/CourseScreen-1.js'],
};

const MANIFEST = {
  'locales/de.po': { file: 'assets/de-1.js' },
  'src/i18n/text-ids.ts': { file: 'assets/ids-1.js', imports: ['_texts.js', '_start.js'] },
  '_texts.js': { file: 'assets/texts-1.js', imports: ['_texts.js'] },
  '_start.js': { file: 'assets/start-1.js' },
};

let look: SiteLook = DEFAULT_LOOK;
afterEach(() => {
  look = DEFAULT_LOOK;
});

const rendererOf = (prerender: Prerenderer['prerender']): Prerenderer => ({
  layoutsOf: (path) => (path.startsWith('/courses') ? ['wide'] : []),
  statusOf: async () => 200,
  prerender,
});

async function start(prerender: Prerenderer['prerender']) {
  const onError = vi.fn();
  let pages!: PrerenderedPages;
  /** Paths that the framework was asked for. */
  const routed: string[] = [];
  const app = await HttpApp.start({
    trustProxy: ['127.0.0.1'],
    prepare: async (fastify, edge) => {
      fastify.addHook('onRequest', async ({ url }) => void routed.push(url));
      fastify.get('/v1/static/courses', () => ({ Title: 'Learn Python' }));
      fastify.get('/v1/static/caller', ({ ip }) => ({ ip }));
      fastify.get('/v1/users/me', () => ({ Name: 'Ada' }));
      pages = new PrerenderedPages(
        rendererOf(prerender),
        new WebPage(SHELL),
        fastify,
        onError,
        'https://forge.example',
        { current: () => look },
      );
      await serveWebApp(fastify, {
        webDir: import.meta.dirname,
        page: new SitePage(new WebPage(SHELL, MANIFEST), { current: () => look }),
        prerendered: pages,
        replies: edge.pageReplies,
      });
    },
  });
  const read = (path: string, headers?: Record<string, string>) => fetch(`${app.url}${path}`, { headers });
  /** As after an import of content. */
  const clear = () => {
    app.edge.pageReplies.clear();
    pages.clear();
  };
  return { app, clear, onError, read, routed };
}

test('a page arrives with its markup, its styles and its head, escaped', async () => {
  const { app, read } = await start(async () => PAGE);
  await using _ = app;
  const html = await (await read('/courses/learn-python?from=mail')).text();
  expect(html).toContain('<title>Tom &amp; Ada &lt;3 · Emberforge</title>');
  expect(html).toContain('content="Say &quot;hello&quot; $&amp; more."');
  expect(html).toContain('<style>h1 { color: red }</style>');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)?.every((link) => link.includes('media="not all"'))).toBe(
    true,
  );
  expect(html).toContain('href="/assets/CourseScreen-1.js"');
  expect(html).toContain('<div id="prerendered"><h1>Learn Python</h1></div><div id="root"></div>');
});

test('it’s painted before any of the app’s scripts starts', async () => {
  const { app, read } = await start(async () => PAGE);
  await using _ = app;
  const html = await (await read('/courses')).text();
  expect(html).not.toContain('<script type="module"');
  for (const script of ['/assets/runtime-1.js', '/assets/start-1.js'])
    expect(html).toContain(`<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}">`);
  expect(html).toContain('for (const src of ["/assets/runtime-1.js","/assets/start-1.js"])');
});

test('link previews and search engines get its address, its picture and what it`s about', async () => {
  const { app, read } = await start(async () => ({
    ...PAGE,
    image: '/v1/static/course_image/1',
    structuredData: [{ '@type': 'Course', name: '</script><b>', url: '/courses/learn-python' }],
  }));
  await using _ = app;
  const html = await (await read('/courses/learn-python/?from=mail')).text();
  expect(html).toContain('<link rel="canonical" href="https://forge.example/courses/learn-python">');
  expect(html).toContain('property="og:title" content="Tom &amp; Ada &lt;3 · Emberforge"');
  expect(html).toContain('property="og:image" content="https://forge.example/v1/static/course_image/1"');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@type': 'Course',
    name: '</script><b>',
    url: 'https://forge.example/courses/learn-python',
  });
});

test('a reader of another language gets the app alone, in that language', async () => {
  const prerender = vi.fn(async () => PAGE);
  const { app, read } = await start(prerender);
  await using _ = app;
  const german = await read('/courses', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' });
  const html = await german.text();
  expect(html).toContain('<html lang="de" dir="ltr">');
  for (const name of ['de', 'ids', 'texts'])
    expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}-1.js">`);
  expect(html).not.toContain('id="prerendered"');
  expect(german.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  expect(prerender).not.toHaveBeenCalled();
  const chosen = await read('/courses', { 'accept-language': 'de', cookie: 'lang=en' });
  expect(await chosen.text()).toContain('id="prerendered"');
});

test('a page is rendered once until content changes, and sent once to who has it', async () => {
  const prerender = vi.fn(async () => PAGE);
  const { app, clear, read } = await start(prerender);
  await using _ = app;
  const etag = (await read('/courses')).headers.get('etag')!;
  expect((await read('/courses', { 'if-none-match': etag })).status).toBe(304);
  expect(prerender).toHaveBeenCalledTimes(1);
  clear();
  await read('/courses');
  expect(prerender).toHaveBeenCalledTimes(2);
});

test('a page that was read before comes with the same headers, packed as its reader can unpack it', async () => {
  const { app, read, routed } = await start(async () => PAGE);
  await using _ = app;
  const packed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
  const first = await read('/courses', packed);
  const again = await read('/courses?from=mail', packed);
  expect(routed).toEqual(['/courses']);
  expect(headersOf(again)).toEqual({ ...headersOf(first), 'content-length': expect.any(String) });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(await again.text()).toBe(await first.text());
  for (const [accepts, encoding] of [
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const reply = await read('/courses', { 'accept-encoding': accepts });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(await reply.text()).toContain('<h1>Learn Python</h1>');
  }
});

test('other pages, and those that fail, are left to the app', async () => {
  const { app, onError, read } = await start(async () => Promise.reject(new Error('broken on purpose')));
  await using _ = app;
  expect(await (await read('/lessons/1')).text()).toBe(withLook(SHELL, DEFAULT_LOOK));
  expect(onError).not.toHaveBeenCalled();
  const reply = await read('/courses');
  expect([reply.status, await reply.text()]).toEqual([200, withLook(SHELL, DEFAULT_LOOK)]);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken on purpose' }));
});

test('only public calls are answered while a page is rendered, and they count for its reader', async () => {
  const asked: unknown[] = [];
  const { app, read } = await start(async (_path, _layout, ask) => {
    asked.push(await ask('/static/courses'), await ask('/users/me'), await ask('/static/none'));
    asked.push(await ask('/static/caller'));
    return PAGE;
  });
  await using _ = app;
  await read('/courses', { 'x-forwarded-for': '198.51.100.7' });
  expect(asked).toEqual([{ Title: 'Learn Python' }, undefined, undefined, { ip: '198.51.100.7' }]);
});

test('a change of the site’s settings is in the next page, also in one that was rendered before', async () => {
  const { app, read } = await start(async (_path, _layout, _ask, { name }) => ({ ...PAGE, html: name }));
  await using _ = app;
  const before = await (await read('/courses')).text();
  expect(before).toContain('<meta property="og:site_name" content="Emberforge">');
  look = { ...DEFAULT_LOOK, name: 'Acme Academy', accent: '#2563eb' };
  const after = await (await read('/courses')).text();
  expect(after).toContain('<meta property="og:site_name" content="Acme Academy">');
  expect(after).toContain('<div id="prerendered">Acme Academy</div>');
  expect(after.indexOf('id="site-accent"')).toBeGreaterThan(0);
});
