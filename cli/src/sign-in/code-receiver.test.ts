import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CodeReceiver } from './code-receiver';

const WEB = 'https://learn.example';
let receiver: CodeReceiver;
let url: string;

beforeEach(async () => {
  receiver = new CodeReceiver(WEB);
  const port = await freePort();
  expect(await receiver.listen(port)).toBe(true);
  url = `http://localhost:${port}`;
});
afterEach(() => receiver.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const submit = (body: string, origin: string | undefined = WEB) =>
  fetch(`${url}/submit`, { method: 'POST', body, headers: origin ? { Origin: origin } : {} });

test('the page finds the terminal and hands the code over, once', async () => {
  const health = await fetch(`${url}/health`, { headers: { Origin: WEB } });
  expect([health.status, health.headers.get('access-control-allow-origin')]).toEqual([200, WEB]);
  expect((await submit('a-code')).status).toBe(204);
  expect(await receiver.code).toBe('a-code');
  expect((await submit('another')).status).toBe(409);
});

test('browsers may ask first', async () => {
  const ask = (origin: string) =>
    fetch(`${url}/submit`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const allowed = await ask(WEB);
  expect([allowed.status, allowed.headers.get('access-control-allow-private-network')]).toEqual([
    204,
    'true',
  ]);
  const refused = await ask('https://evil.example');
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test.each(['https://evil.example', `${WEB}.evil.example`, 'null', ''])(
  'a page of "%s" is refused',
  async (origin) => {
    expect((await submit('forged', origin)).status).toBe(403);
    expect((await submit('a-code')).status).toBe(204);
    expect(await receiver.code).toBe('a-code');
  },
);

test('an empty code and an endless one aren’t codes', async () => {
  expect((await submit('')).status).toBe(400);
  expect((await submit('x'.repeat(5_000))).status).toBe(400);
  expect((await fetch(`${url}/else`)).status).toBe(404);
});

test('a port that is taken leaves pasting', async () => {
  const second = new CodeReceiver(WEB);
  expect(await second.listen(Number(new URL(url).port))).toBe(false);
  second.close();
});
