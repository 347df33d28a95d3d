import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseHostAddress } from '../host-address';
import { SettingsFile } from '../settings/settings-file';
import { fakeLog } from '../testing/fake-log';
import { HostSetting } from './host-setting';
import { packedFor } from './packed-for';
import { verifyHost } from './verify-host';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desktop-host-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const VERSION = { Version: '1.0.0+abc' };

/** A server, and what was asked of it. */
function server(reply: () => Response | Promise<Response>) {
  const asked: { address: string; init: RequestInit | undefined }[] = [];
  const fetch = (async (address: string, init?: RequestInit) => {
    asked.push({ address, init });
    return reply();
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}

/** A reply that came from this address. */
const from = (address: string, reply: Response) =>
  Object.defineProperty(reply, 'url', { value: address }) as Response;

describe('the address of a server', () => {
  test.each([
    ['https://learn.example.com', 'https://learn.example.com'],
    [' learn.example.com/dashboard?x=1 ', 'https://learn.example.com'],
    ['https://learn.example.com:8443/', 'https://learn.example.com:8443'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%s is %s', (text, origin) => {
    expect(parseHostAddress(text)).toEqual({ origin });
  });

  test.each([
    ['', /isn’t the address/],
    ['two words', /isn’t the address/],
    ['ftp://learn.example.com', /isn’t the address/],
    ['file:///etc/passwd', /isn’t the address/],
    ['http://learn.example.com', /isn’t encrypted/],
    ['http://localhost.evil.example', /isn’t encrypted/],
    ['https://ada:secret@learn.example.com', /name and the password/],
  ])('"%s" isn’t one', (text, problem) => {
    expect(parseHostAddress(text)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('a server that’s asked whether it is one', () => {
  const verify = (fetch: typeof globalThis.fetch) => verifyHost('https://learn.example', fetch, 200);

  test('says its version, and gets no cookie', async () => {
    const { fetch, asked } = server(() => Response.json(VERSION));
    expect(await verify(fetch)).toEqual({ origin: 'https://learn.example' });
    expect(asked).toMatchObject([
      { address: 'https://learn.example/v1/version', init: { credentials: 'omit' } },
    ]);
  });

  test('may be at another address, if that’s encrypted', async () => {
    const moved = server(() => from('https://www.learn.example/v1/version', Response.json(VERSION)));
    expect(await verify(moved.fetch)).toEqual({ origin: 'https://www.learn.example' });
    const open = server(() => from('http://www.learn.example/v1/version', Response.json(VERSION)));
    expect(await verify(open.fetch)).toEqual({ problem: expect.stringContaining('isn’t encrypted') });
  });

  test.each<[string, () => Response]>([
    ['a page', () => new Response('<html>Welcome</html>')],
    ['other JSON', () => Response.json({ hello: 'world' })],
    ['an error', () => Response.json(VERSION, { status: 500 })],
  ])('and answers with %s isn’t one', async (_name, reply) => {
    expect(await verify(server(reply).fetch)).toEqual({
      problem: expect.stringContaining('isn’t an Emberforge server'),
    });
  });

  test('and never stops sending is given up', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(5_000)) });
    const { fetch } = server(() => new Response(endless));
    expect(await verify(fetch)).toEqual({ problem: expect.stringContaining('learn.example') });
  });

  test('and can’t be reached is named', async () => {
    const { fetch } = server(() => Promise.reject(new TypeError('fetch failed')));
    expect(await verify(fetch)).toEqual({ problem: expect.stringContaining('doesn’t answer') });
  });
});

describe('the app’s server', () => {
  const settingsFile = () => new SettingsFile(join(folder, 'settings.json'), fakeLog());

  test('is what somebody chose, also after a restart', async () => {
    const { fetch } = server(() => Response.json(VERSION));
    const host = new HostSetting({ leavePage: async () => true, settings: settingsFile(), fetch });
    expect([host.isChosen, host.origin]).toEqual([false, 'http://localhost:3000']);
    let changes = 0;
    host.onChange(() => {
      changes += 1;
    });
    expect(await host.choose('learn.example')).toBeNull();
    expect([host.isChosen, host.origin, host.socketOrigin, changes]).toEqual([
      true,
      'https://learn.example',
      'wss://learn.example',
      1,
    ]);
    const next = new HostSetting({ leavePage: async () => true, settings: settingsFile(), fetch });
    expect(next.origin).toBe('https://learn.example');
  });

  test('is the one the app was packed for, until somebody chooses', async () => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ homepage: 'https://school.example' }));
    const { fetch } = server(() => Response.json(VERSION));
    const host = new HostSetting({
      leavePage: async () => true,
      settings: settingsFile(),
      fetch,
      suggested: packedFor(folder),
    });
    expect([host.isChosen, host.origin]).toEqual([false, 'https://school.example']);
    await host.choose('learn.example');
    expect(host.origin).toBe('https://learn.example');
  });

  test('stays when no server answers at the new address', async () => {
    const { fetch } = server(() => new Response('Not Found', { status: 404 }));
    const host = new HostSetting({ leavePage: async () => true, settings: settingsFile(), fetch });
    host.onChange(() => expect.unreachable());
    expect(await host.choose('learn.example')).toContain('isn’t an Emberforge server');
    expect(host.isChosen).toBe(false);
  });

  test('changes after the old one’s page is gone, or not at all if that stays', async () => {
    const { fetch } = server(() => Response.json(VERSION));
    const order: string[] = [];
    let mayLeave = false;
    const host: HostSetting = new HostSetting({
      settings: settingsFile(),
      fetch,
      leavePage: async () => {
        order.push(`leaves ${host.origin}`);
        return mayLeave;
      },
    });
    host.onChange(() => {
      order.push(`opens ${host.origin}`);
    });
    expect(await host.choose('learn.example')).toBe('You’re still on localhost:3000.');
    mayLeave = true;
    expect(await host.choose('learn.example')).toBeNull();
    expect(order).toEqual([
      'leaves http://localhost:3000',
      'leaves http://localhost:3000',
      'opens https://learn.example',
    ]);
  });

  test('is fixed when the app was started for one', async () => {
    const { fetch } = server(() => Response.json(VERSION));
    const host = new HostSetting({
      leavePage: async () => true,
      settings: settingsFile(),
      fetch,
      preset: 'http://localhost:4000/',
    });
    expect([host.origin, host.isChosen]).toEqual(['http://localhost:4000', true]);
    expect(await host.choose('learn.example')).toContain('EMBERFORGE_HOST');
    expect(
      () =>
        new HostSetting({
          leavePage: async () => true,
          settings: settingsFile(),
          fetch,
          preset: 'http://evil.example',
        }),
    ).toThrow(/EMBERFORGE_HOST/);
  });
});

describe('settings.json', () => {
  const path = () => join(folder, 'settings.json');

  test('loses only the value that’s damaged', () => {
    writeFileSync(
      path(),
      JSON.stringify({ host: 'http://evil.example', zoomLevel: 1, window: { bounds: 'x' } }),
    );
    expect(new SettingsFile(path(), fakeLog()).current).toEqual({ zoomLevel: 1 });
  });

  test('starts over when it can’t be read, and says so in the log', () => {
    writeFileSync(path(), '{"host": "https://le');
    const log = fakeLog();
    const file = new SettingsFile(path(), log);
    expect([file.current, log.lines.length]).toEqual([{}, 1]);
    file.change({ zoomLevel: 2 });
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({ zoomLevel: 2 });
  });

  test('that can’t be written costs only the settings', () => {
    const log = fakeLog();
    writeFileSync(path(), '{}');
    const file = new SettingsFile(join(path(), 'settings.json'), log);
    file.change({ zoomLevel: 2 });
    expect([file.current.zoomLevel, log.lines.some((line) => line.includes('could not be saved'))]).toEqual([
      2,
      true,
    ]);
  });
});
