import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LOOK, type SiteLook } from '@shared/contracts/operations/site-look';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { PageStatuses } from './page-statuses';
import { setSecurityHeaders } from './security-headers';
import { manifestOf, SitePage, withLook } from './site-page';
import { HttpApp } from './testing/http-app';
import { serveWebApp } from './web-app';
import { WebPage } from './web-page';

const HTML =
  '<!doctype html><head><title>Emberforge</title><link rel="icon" href="/favicon.svg"></head><script>const a = 1;</script><script src="/x.js"></script><p>The app</p>';
const HASH = `sha256-${createHash('sha256').update('const a = 1;').digest('base64')}`;

const webDir = mkdtempSync(join(tmpdir(), 'web-app-'));
mkdirSync(join(webDir, 'assets'));
writeFileSync(join(webDir, 'index.html'), HTML);
writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
writeFileSync(join(webDir, 'assets/app-abc.js'), 'export {};');
afterAll(() => rmSync(webDir, { recursive: true }));

const start = (publicUrl = 'http://localhost:3000', look: SiteLook = DEFAULT_LOOK, statuses?: PageStatuses) =>
  HttpApp.start({
    prepare: async (fastify) => {
      const page = WebPage.read(webDir);
      await setSecurityHeaders(fastify, publicUrl, page.scriptHashes);
      await serveWebApp(fastify, { webDir, page: new SitePage(page, { current: () => look }), statuses });
    },
  });

describe('the web app', () => {
  test.each(['/', '/courses', '/lessons/1?x=1', '/anything/else'])('%s is its page', async (path) => {
    await using app = await start();
    const reply = await fetch(`${app.url}${path}`);
    expect([reply.status, await reply.text()]).toEqual([200, withLook(HTML, DEFAULT_LOOK)]);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });

  test('the service worker gets the page itself, which is nobody’s address', async () => {
    const statuses = new PageStatuses({ statusOf: async () => 404 }, fastify(), () => {});
    await using app = await start(undefined, undefined, statuses);
    const reply = await fetch(`${app.url}/index.html`);
    expect([reply.status, await reply.text()]).toEqual([200, withLook(HTML, DEFAULT_LOOK)]);
    expect((await fetch(`${app.url}/no/such/page`)).status).toBe(404);
  });

  test('its page has the site’s name, icon, colors and settings, and none of them can end their element', async () => {
    const look: SiteLook = {
      ...DEFAULT_LOOK,
      name: 'Ada & </script><b>',
      accent: '#2563eb',
      logo: { url: '/v1/static/site_logos/1', width: 90, height: 30 },
    };
    await using app = await start(undefined, look);
    const html = await (await fetch(app.url)).text();
    expect(html).toContain('<title>Ada &amp; &lt;/script&gt;&lt;b&gt;</title>');
    expect(html).toContain('<link rel="icon" href="/v1/static/site_logos/1" type="image/png">');
    expect(html).toMatch(/<style id="site-accent">:root:root\{--ember:light-dark\(#/);
    const [, json = ''] = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(look);
    const manifest = await fetch(`${app.url}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toMatch('application/manifest+json');
    expect(await manifest.json()).toEqual(manifestOf(look));
  });

  test.each([
    ['/courses/', '/courses'],
    ['/courses/learn-python//?from=mail', '/courses/learn-python?from=mail'],
    ['//evil.example/', '/evil.example'],
    ['/\\\\evil.example/', '/evil.example'],
  ])('%s is redirected to %s', async (path, location) => {
    await using app = await start();
    const { status, headers } = await app.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('its assets are kept for ever, other files are not', async () => {
    await using app = await start();
    const asset = await fetch(`${app.url}/assets/app-abc.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await fetch(`${app.url}/favicon.svg`);
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'public, max-age=0']);
  });

  test.each(['/v1', '/v1/nothing', '/v1?x', '/runtimes/x', '/downloads/x', '/assets/none.js', '/metrics'])(
    '%s is a 404 in JSON',
    async (path) => {
      await using app = await start();
      const reply = await fetch(`${app.url}${path}`);
      expect([reply.status, await reply.json()]).toEqual([404, { error: 'Not Found' }]);
    },
  );

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2findex.html',
  ])('%s leads to no file outside', async (path) => {
    await using app = await start();
    const reply = await app.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(JSON.stringify(reply.body)).not.toContain('"dependencies"');
  });
});

describe('the security headers', () => {
  test('allow the page its own inline scripts and nothing from elsewhere', async () => {
    await using app = await start();
    const { headers } = await fetch(app.url);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' '${HASH}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' ws://localhost:3000 http://localhost:9417;");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('ask for https where the app has it', async () => {
    await using app = await start('https://forge.example.org');
    const { headers } = await fetch(app.url);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('content-security-policy')).toContain('wss://forge.example.org');
  });

  test('keep a learner’s replies out of caches', async () => {
    await using app = await start();
    const cacheControl = async (headers: Record<string, string>, path = '/v1/nothing') =>
      (await fetch(`${app.url}${path}`, { headers })).headers.get('cache-control');
    expect(await cacheControl({ authorization: 'Bearer token' })).toBe('no-store');
    expect(await cacheControl({})).toBeNull();
    expect(await cacheControl({ authorization: 'Bearer token' }, '/v1/static/nothing')).toBeNull();
  });
});
