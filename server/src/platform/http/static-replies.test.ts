import { Controller } from '@nestjs/common';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { describe, expect, test } from 'vitest';
import { Input } from './input';
import { Serve } from './serve';
import { HttpApp } from './testing/http-app';

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const LESSON = `/v1/static/lessons/${UUID}`;

/** Answers with 10 KB that name the lesson, and counts how often it had to. */
@Controller()
class LessonsController {
  static reads = 0;

  @Serve(contract.getLesson)
  getLesson(@Input() { params }: InputOf<typeof contract.getLesson>) {
    LessonsController.reads += 1;
    return { UUID: params.id, text: 'x'.repeat(10_000) };
  }

  @Serve(contract.getUserLesson)
  getUserLesson() {
    return { private: true };
  }
}

async function start(options = {}) {
  LessonsController.reads = 0;
  return HttpApp.start({ controllers: [LessonsController], ...options });
}

describe('the cache of static replies', () => {
  test('answers the second request, with the same bytes', async () => {
    await using app = await start();
    const first = await (await fetch(`${app.url}${LESSON}`)).text();
    const second = await fetch(`${app.url}${LESSON}/`);
    expect(await second.text()).toBe(first);
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(LessonsController.reads).toBe(1);
  });

  test('keeps one reply however many unknown parameters are asked for', async () => {
    await using app = await start();
    const sizes = new Set<number>();
    for (let junk = 0; junk < 200; junk++) {
      const reply = await fetch(`${app.url}${LESSON}?junk${junk}=${junk}`);
      expect(reply.status).toBe(200);
      sizes.add(app.edge.staticReplies.bytes);
    }
    expect(LessonsController.reads).toBe(1);
    expect(sizes.size).toBe(1);
  });

  test('never holds more bytes than it may', async () => {
    await using app = await start({ cache: { maxBytes: 50_000 } });
    for (let lesson = 10; lesson < 40; lesson++)
      await (await fetch(`${app.url}/v1/static/lessons/3f2504e0-4f89-41d3-9a0c-0305e82c33${lesson}`)).text();
    expect(LessonsController.reads).toBe(30);
    expect(app.edge.staticReplies.bytes).toBeGreaterThan(10_000);
    expect(app.edge.staticReplies.bytes).toBeLessThanOrEqual(50_000);
  });

  test('frees replies that have expired', async () => {
    await using app = await start({ cache: { ttlMs: 20 } });
    await (await fetch(`${app.url}${LESSON}`)).text();
    await expect.poll(() => app.edge.staticReplies.bytes).toBe(0);
  });

  test('forgets everything after an import', async () => {
    await using app = await start();
    await fetch(`${app.url}${LESSON}`);
    app.edge.staticReplies.clear();
    await fetch(`${app.url}${LESSON}`);
    expect(LessonsController.reads).toBe(2);
  });

  test('does not cache refusals, other methods or what is not static', async () => {
    await using app = await start();
    await fetch(`${app.url}/v1/static/lessons/none`);
    await fetch(`${app.url}${LESSON}`, { method: 'HEAD' });
    await fetch(`${app.url}/v1/users/lessons/${UUID}`, { headers: { authorization: 'Bearer good-token' } });
    expect(app.edge.staticReplies.bytes).toBe(0);
  });

  test('answers 304 to clients that have the reply already', async () => {
    await using app = await start();
    await fetch(`${app.url}${LESSON}`);
    const etag = (await fetch(`${app.url}${LESSON}`)).headers.get('etag')!;
    const again = await fetch(`${app.url}${LESSON}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('its replies are logged and counted like any other, each with an id of its own', async () => {
    await using app = await start({ trustProxy: ['loopback'] });
    const ids: Array<string | null> = [];
    for (let times = 0; times < 3; times++) {
      const reply = await fetch(`${app.url}${LESSON}?token=secret`, {
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      ids.push(reply.headers.get('x-request-id'));
      await reply.text();
    }
    expect(new Set(ids).size).toBe(3);
    const logged = () => app.logLines.filter(({ msg }) => msg === 'request');
    await expect.poll(() => logged().map(({ reqId }) => reqId)).toEqual(ids);
    for (const line of logged())
      expect(line).toMatchObject({
        method: 'GET',
        url: `${LESSON}?…`,
        status: 200,
        remoteAddress: '203.0.113.9',
      });
    expect(await app.registry.metrics()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/static/lessons/:id",status="200"} 3',
    );
  });
});
