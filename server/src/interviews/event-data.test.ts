import { expect, test } from 'vitest';
import { eventData } from './event-data';

const SENT = new TextEncoder().encode(
  ': a comment\n\ndata: {"text":"Grüße 🔥"}\n\nevent: ping\r\ndata:{}\r\n\r\ndata: [DONE]',
);
const DATA = ['{"text":"Grüße 🔥"}', '{}', '[DONE]'];

const bodyOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

test('events are read whole, wherever the network cuts them', async () => {
  for (let at = 0; at <= SENT.length; at++) {
    const body = bodyOf(SENT.subarray(0, at), SENT.subarray(at));
    const read: string[] = [];
    for await (const data of eventData(body)) read.push(data);
    expect(read, `cut at ${at}`).toEqual(DATA);
  }
});

test('who stops reading closes the connection', async () => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(SENT),
    cancel: () => {
      isClosed = true;
    },
  });
  for await (const data of eventData(body)) if (data === '{}') break;
  expect(isClosed).toBe(true);
});
