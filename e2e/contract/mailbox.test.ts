import { get } from 'node:http';
import type * as contract from '@shared/contracts';
import type { ReplyOf } from '@shared/contracts';
import { beforeAll, expect, test } from 'vitest';
import { newEmail, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

/** The client's address, which the shared server's one proxy names. */
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const PATH = '/v1/local_mails';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('a newcomer reads the sign-in link on the server’s own computer', async () => {
  const email = newEmail();
  await succeed(server, 'POST', '/users', { body: { email, firstName: 'Mira', lastName: 'Holt' } });
  const link = await server.nextSignInLink(email);
  const reply = await fetch(server.url + PATH, from('127.0.0.1'));
  const { Mails } = (await reply.json()) as ReplyOf<typeof contract.listLocalMails>;
  const mail = Mails.find(({ To }) => To === email);
  expect(mail?.Subject).toContain('sign');
  expect(mail?.Text).toContain(link);
});

test.each(['10.0.0.7', '203.0.113.9', '::2'])('nobody at %s can', async (address) => {
  const reply = await fetch(server.url + PATH, from(address));
  expect([reply.status, await reply.json()]).toEqual([404, { error: "There's no mailbox here" }]);
});

test('a site whose name leads to this computer can’t read it', async () => {
  const headers = { ...from('127.0.0.1').headers, Host: 'rebound.example.org' };
  const status = await new Promise((resolve, reject) =>
    get(server.url + PATH, { headers }, (reply) => resolve(reply.resume().statusCode)).on('error', reject),
  );
  expect(status).toBe(404);
});
