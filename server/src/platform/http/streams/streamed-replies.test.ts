import { connect } from 'node:net';
import { Controller, Res } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { endpoint, streamError } from '@shared/contracts';
import { EVENT_STREAM, EventDecoder, type StreamEvent } from '@shared/contracts/event-stream';
import { text } from '@shared/texts';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '../../errors';
import { ReplyCheck } from '../reply-check';
import { Serve } from '../serve';
import { HttpApp } from '../testing/http-app';
import { type Messages, ReaderSignal } from '.';

const count = endpoint({
  method: 'GET',
  path: '/count',
  auth: 'none',
  area: 'tests',
  summary: 'Counts.',
  reply: z.strictObject({ Total: z.int() }),
  stream: { message: z.strictObject({ Text: z.string() }), plainText: 'Text' },
});

type Counting = (left: AbortSignal, reply: FastifyReply) => Messages<typeof count>;
let counting: Counting;

@Controller()
class CountController {
  @Serve(count)
  count(@ReaderSignal() left: AbortSignal, @Res({ passthrough: true }) reply: FastifyReply) {
    reply.header('x-counter', 'abacus');
    return counting(left, reply);
  }
}

let app: HttpApp;
beforeEach(async () => {
  const providers = [{ provide: APP_INTERCEPTOR, useClass: ReplyCheck }];
  app = await HttpApp.start({ controllers: [CountController], providers });
});
afterEach(() => app[Symbol.asyncDispose]());

const ask = (accept: string, signal?: AbortSignal) =>
  fetch(`${app.url}/v1/count`, { headers: { accept }, signal });

async function eventsOf(response: Response): Promise<StreamEvent[]> {
  return new EventDecoder().push(await response.text());
}

async function* oneTwo(): Messages<typeof count> {
  yield { Text: 'one ' };
  yield { Text: '' };
  yield { Text: 'zwei\n\n' };
  return { Total: 2 };
}

test('messages are events with an id, and the reply is the last of them', async () => {
  counting = oneTwo;
  const response = await ask(EVENT_STREAM);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, EVENT_STREAM]);
  expect(response.headers.get('x-counter')).toBe('abacus');
  expect(await eventsOf(response)).toEqual([
    { type: 'message', id: 1, data: { Text: 'one ' } },
    { type: 'message', id: 2, data: { Text: '' } },
    { type: 'message', id: 3, data: { Text: 'zwei\n\n' } },
    { type: 'end', data: { Total: 2 } },
  ]);
});

test('a client that knows no events gets the text of the messages', async () => {
  counting = oneTwo;
  const response = await ask('*/*');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('one zwei\n\n');
});

test('each message arrives when it’s written', async () => {
  const rest = Promise.withResolvers<void>();
  counting = async function* () {
    yield { Text: 'one' };
    await rest.promise;
    return { Total: 1 };
  };
  const reader = (await ask(EVENT_STREAM)).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('one');
  rest.resolve();
  expect((await reader.read()).value).toContain('Total');
  expect((await reader.read()).done).toBe(true);
});

describe('a failure', () => {
  const busy = () => new DomainError('unavailable', text('server.busy'), { retryAfterSeconds: 7 });

  test.each([EVENT_STREAM, '*/*'])(
    'before the first message is an error like any other (%s)',
    async (accept) => {
      // biome-ignore lint/correctness/useYield: it fails before it says anything
      counting = async function* () {
        throw busy();
      };
      const response = await ask(accept);
      expect(response.status).toBe(503);
      expect(response.headers.get('error-text')).toBe('server.busy');
      expect(response.headers.get('x-counter')).toBeNull();
      expect(Object.keys((await response.json()) as object)).toEqual(['error']);
    },
  );

  const half = (error: unknown): Counting =>
    async function* () {
      yield { Text: 'one' };
      throw error;
    };

  test('after it is the last event, with all that an error’s status, headers and body would say', async () => {
    counting = half(busy());
    const { type, data } = (await eventsOf(await ask(EVENT_STREAM))).at(-1)!;
    expect(type).toBe('error');
    expect(streamError.parse(data)).toEqual({
      error: 'The server is very busy right now. Please try again in a moment.',
      Status: 503,
      ErrorText: 'server.busy',
      RetryAfter: 7,
    });
  });

  test('that nobody foresaw says no more than that, and is in the log', async () => {
    counting = half(new Error('password: hunter2'));
    const body = await (await ask(EVENT_STREAM)).text();
    expect(body).toContain('Internal server error');
    expect(body).not.toContain('hunter2');
    expect(JSON.stringify(app.logLines)).toContain('hunter2');
  });

  test('after it cuts a text off, so that nobody takes it for complete', async () => {
    counting = half(busy());
    await expect((await ask('*/*')).text()).rejects.toThrow('terminated');
  });

  test('is a message or a reply that doesn’t match the contract', async () => {
    counting = async function* () {
      yield { Text: 'one' };
      return { Total: 1, Extra: true } as never;
    };
    expect((await eventsOf(await ask(EVENT_STREAM))).at(-1)).toMatchObject({
      type: 'error',
      data: { Status: 500 },
    });
  });
});

/** The next reader is served, and nobody has to look into anything. */
async function expectNoFailure(): Promise<void> {
  counting = oneTwo;
  expect(await (await ask('*/*')).text()).toBe('one zwei\n\n');
  expect(app.logLines.map(({ msg }) => msg)).toContain('request');
  expect(app.logLines.map(({ msg }) => msg)).not.toContain('unexpected failure');
}

test.each([EVENT_STREAM, '*/*'])('a reader who leaves stops the work (%s)', async (accept) => {
  const stopped = Promise.withResolvers<unknown>();
  const closed = Promise.withResolvers<void>();
  counting = async function* (left) {
    try {
      yield { Text: 'one' };
      await new Promise((_, reject) => left.addEventListener('abort', () => reject(left.reason)));
    } catch (error) {
      stopped.resolve(error);
      throw error;
    } finally {
      closed.resolve();
    }
    return { Total: 1 };
  };
  const page = new AbortController();
  const response = await ask(accept, page.signal);
  await response.body!.getReader().read();
  page.abort();
  expect(await stopped.promise).toMatchObject({ name: 'AbortError' });
  await closed.promise;
  await expectNoFailure();
});

test('one who leaves before the first message does so, too', async () => {
  const stopped = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  counting = async function* (left) {
    begun.resolve();
    await new Promise((_, reject) => left.addEventListener('abort', () => reject(left.reason))).finally(
      stopped.resolve,
    );
    return { Total: 0 };
  };
  const page = new AbortController();
  const asked = ask(EVENT_STREAM, page.signal);
  await begun.promise;
  page.abort();
  await expect(asked).rejects.toThrow('aborted');
  await stopped.promise;
  await expectNoFailure();
});

test('a reader who reads slowly slows the writer down, and gets everything', async () => {
  const MESSAGES = 2_000;
  const Text = 'x'.repeat(64 * 1024);
  let written = 0;
  const isFull = Promise.withResolvers<void>();
  counting = async function* (_, { raw }) {
    const watch = setInterval(() => raw.writableNeedDrain && isFull.resolve(), 1);
    for (; written < MESSAGES; written++) yield { Text };
    clearInterval(watch);
    isFull.resolve();
    return { Total: written };
  };
  const socket = connect(app.port, '127.0.0.1');
  socket.pause();
  socket.write(`GET /v1/count HTTP/1.1\r\nHost: x\r\nAccept: ${EVENT_STREAM}\r\nConnection: close\r\n\r\n`);
  await isFull.promise;
  // 128 MB in all. What the system's own buffers take is a few of them.
  expect(written).toBeLessThan(MESSAGES / 4);
  let received = 0;
  let end = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received += chunk.length;
    end = (end + chunk.toString('latin1')).slice(-200);
  }
  expect(received).toBeGreaterThan(MESSAGES * Text.length);
  expect(end).toContain(`{"Total":${MESSAGES}}`);
});
