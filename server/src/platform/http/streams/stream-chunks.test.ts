import { KEEP_ALIVE } from '@shared/contracts/event-stream';
import { expect, test, vi } from 'vitest';
import { eventChunks } from './stream-chunks';

const explain = () => ({ error: 'No.', Status: 500, ErrorText: null, RetryAfter: null });

test('while there’s nothing to say, a connection is kept alive, and a failure after that is the last event', async () => {
  vi.useFakeTimers();
  const work = Promise.withResolvers<never>();
  // biome-ignore lint/correctness/useYield: it fails before it says anything
  const messages = (async function* () {
    return await work.promise;
  })();
  const chunks = eventChunks(messages, { after: 0, explain });
  for (let times = 0; times < 2; times++) {
    const chunk = chunks.next();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await chunk).toEqual({ done: false, value: KEEP_ALIVE });
  }
  work.reject(new Error('on purpose'));
  expect((await chunks.next()).value).toContain('event: error\ndata: {"error":"No."');
  expect((await chunks.next()).done).toBe(true);
});

test('ids go on after the last one that the reader has', async () => {
  const messages = (async function* () {
    yield 'c';
  })();
  const chunks = eventChunks(messages, { after: 2, explain });
  expect((await chunks.next()).value).toBe('id: 3\ndata: "c"\n\n');
});
