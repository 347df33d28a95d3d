import { expect, test } from 'vitest';
import { BodyTooLong, limitBody, readLimited } from './limited-body';

/** A body that's sent in parts of ten bytes, without end. */
const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(10)) });

test('a body that’s short enough is read whole', async () => {
  expect(await readLimited(new Response('12345'), 5)).toEqual(new TextEncoder().encode('12345'));
  expect(await readLimited(new Response(null), 5)).toHaveLength(0);
});

test('a body without end fails at its limit, and isn’t read further', async () => {
  await expect(readLimited(new Response(endless()), 1_000)).rejects.toThrow(BodyTooLong);
  let received = 0;
  const read = async () => {
    for await (const part of limitBody(endless(), 100)) received += part.length;
  };
  await expect(read()).rejects.toThrow(BodyTooLong);
  expect(received).toBe(100);
});
