import { get } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

/* A server that is behind a proxy. That the mailbox of one that isn't is open shows contract.test.ts. */

const PATH = '/local_mails';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('behind a proxy, it is closed even on the server’s own computer, and says what to set', async () => {
  const { status, body } = await call(server, 'GET', PATH, { headers: { 'X-Forwarded-For': '127.0.0.1' } });
  expect(status).toBe(404);
  expect(body).toEqual({ error: expect.stringMatching(/^The mailbox is closed, .*TRUST_PROXY.*SMTP_URL/) });
});

test.each(['10.0.0.7', '203.0.113.9', '::2'])('nobody at %s can read it', async (address) => {
  const { status, body } = await call(server, 'GET', PATH, { headers: { 'X-Forwarded-For': address } });
  expect([status, body]).toEqual([404, { error: "There's no mailbox here" }]);
});

test('a site whose name leads to this computer can’t read it', async () => {
  const headers = { 'X-Forwarded-For': '127.0.0.1', Host: 'rebound.example.org' };
  const status = await new Promise((resolve, reject) =>
    get(`${server.url}/v1${PATH}`, { headers }, (reply) => resolve(reply.resume().statusCode)).on(
      'error',
      reject,
    ),
  );
  expect(status).toBe(404);
});
