import { request } from 'node:http';
import { Controller } from '@nestjs/common';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { describe, expect, test } from 'vitest';
import { Input } from './input';
import { Serve } from './serve';
import { GOOD_TOKEN, HttpApp } from './testing/http-app';

@Controller()
class BodiesController {
  @Serve(contract.emailExists)
  emailExists(@Input() { body }: InputOf<typeof contract.emailExists>) {
    return { received: body };
  }

  @Serve(contract.setActiveTrack)
  setActiveTrack(@Input() { body }: InputOf<typeof contract.setActiveTrack>) {
    return { received: body };
  }
}

const start = (server = {}) => HttpApp.start({ controllers: [BodiesController], server });
const PUBLIC = '/v1/users/email/exists';
const PRIVATE = '/v1/users/active_track';
const post = (app: HttpApp, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { method: 'POST', body, headers });

describe('a request body', () => {
  test.each([
    ['application/json'],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['garbage'],
    [';;;'],
  ])('is JSON also as %s', async (contentType) => {
    await using app = await start();
    const reply = await post(app, PUBLIC, '{"email":"ada@example.org"}', { 'content-type': contentType });
    expect(await reply.json()).toEqual({ received: { email: 'ada@example.org' } });
  });

  test.each([
    ['{"half', 400, 'The request body is not valid JSON.'],
    ['', 400, expect.stringContaining('email')],
    [`"${'x'.repeat(3_000_000)}"`, 413, 'The request is too large: at most 2 MB.'],
  ])('%#: a bad one is refused with a reason', async (body, status, error) => {
    await using app = await start();
    const reply = await post(app, PUBLIC, body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({ error });
  });

  test('that is too large is refused also when its length is not said', async () => {
    await using app = await start();
    const reply = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${app.url}${PUBLIC}`, { method: 'POST' }, (got) =>
        resolve(got.resume().statusCode),
      );
      sent.on('error', reject);
      for (let piece = 0; piece < 40; piece++) sent.write('x'.repeat(100_000));
      sent.end();
    });
    expect(reply).toBe(413);
  });

  test('is not read for a caller who is not signed in: the answer comes before it', async () => {
    await using app = await start();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-length': 1_000_000, authorization: 'Bearer wrong' };
      const sent = request(`${app.url}${PRIVATE}`, { method: 'POST', headers }, (got) => {
        resolve(got.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });
    expect(status).toBe(401);
  });

  test('of a signed-in caller that never ends is a 408', async () => {
    await using app = await start({ requestTimeoutMs: 150, checkIntervalMs: 20 });
    const head = `POST ${PRIVATE} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${GOOD_TOKEN}\r\n`;
    const reply = await app.raw(`${head}Content-Length: 100\r\n\r\n{"half"`);
    expect(reply).toMatchObject({
      status: 408,
      body: { error: expect.stringContaining('too long to arrive') },
    });
  });
});
