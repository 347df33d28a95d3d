import { encodeEvent, KEEP_ALIVE } from '@shared/contracts/event-stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendForMessages } from './send-for-messages';

const END = encodeEvent({ type: 'end', data: { Total: 1 } });
const ONE = encodeEvent({ type: 'message', id: 1, data: 'one' });

beforeEach(() => {
  vi.useFakeTimers();
});

/** A server that writes what the test tells it to, and what the client makes of it. */
function setUp(signal?: AbortSignal) {
  let connection!: ReadableStreamDefaultController<Uint8Array>;
  let aborted: AbortSignal | null | undefined;
  const isClosed = vi.fn();
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    aborted = init?.signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        connection = controller;
        aborted?.addEventListener('abort', () => controller.error(aborted?.reason));
      },
      cancel: isClosed,
    });
    return new Response(body);
  };
  const messages: unknown[] = [];
  const onMessage = (message: unknown) => void messages.push(message);
  const reply = sendForMessages({
    ...{ method: 'POST', path: '/count', query: { lang: 'de', page: undefined }, body: {} },
    ...{ baseURL: 'http://localhost/v1', fetch, signal, onMessage },
  });
  reply.catch(() => {});
  const write = async (text: string) => {
    await vi.advanceTimersByTimeAsync(0);
    connection.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { reply, messages, write, isClosed, isAborted: () => aborted?.aborted };
}

test('what the server says last is the reply', async () => {
  const { reply, messages, write } = setUp();
  await write(KEEP_ALIVE + ONE.slice(0, 9));
  expect(messages).toEqual([]);
  await write(ONE.slice(9) + END);
  expect([messages, await reply]).toEqual([['one'], { Total: 1 }]);
});

test('a failure on the way is an error like any other', async () => {
  const { reply, write } = setUp();
  const data = { error: 'Busy.', Status: 503, ErrorText: 'server.busy', RetryAfter: 7 };
  await write(ONE + encodeEvent({ type: 'error', data }));
  const error = { kind: 'unavailable', status: 503, message: 'Busy.', retryAfterMs: 7_000 };
  await expect(reply).rejects.toMatchObject(error);
});

test('a page that’s left closes the connection', async () => {
  const page = new AbortController();
  const { reply, write, isAborted } = setUp(page.signal);
  await write(ONE);
  page.abort();
  await expect(reply).rejects.toMatchObject({ kind: 'cancelled' });
  expect(isAborted()).toBe(true);
});

test('a server that only keeps the connection alive is waited for; one that says nothing for a minute isn’t', async () => {
  const { reply, write, isAborted } = setUp();
  for (let times = 0; times < 3; times++) {
    await write(KEEP_ALIVE);
    await vi.advanceTimersByTimeAsync(59_000);
  }
  expect(isAborted()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(reply).rejects.toMatchObject({ kind: 'timeout' });
  expect(isAborted()).toBe(true);
});

test('a reader that fails closes it, too', async () => {
  const { reply, write, isClosed } = setUp();
  await write(`${encodeEvent({ type: 'message', id: 1, data: 1 }).replace('data: 1', 'data: oops')}`);
  await expect(reply).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(0);
  expect(isClosed).toHaveBeenCalled();
});
