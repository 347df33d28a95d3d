import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { drainRequest } from './drain-request';

const asRequest = (stream: PassThrough, complete = false) =>
  Object.assign(stream, { complete }) as unknown as IncomingMessage;

test('resolves once the rest of a body has been read', async () => {
  const body = new PassThrough();
  const drained = drainRequest(asRequest(body));
  body.write('x'.repeat(100_000));
  body.end();
  await drained;
  expect(body.readableLength).toBe(0);
});

test('resolves when there is nothing left to read, or the client has gone', async () => {
  await drainRequest(asRequest(new PassThrough(), true));
  const gone = new PassThrough();
  const drained = drainRequest(asRequest(gone));
  gone.destroy();
  await drained;
});

test('does not read without end', async () => {
  const endless = new PassThrough();
  const drained = drainRequest(asRequest(endless));
  const piece = Buffer.alloc(8 * 1024 * 1024);
  for (let pieces = 0; pieces < 5; pieces++) endless.write(piece);
  await drained;
  expect(endless.readableEnded).toBe(false);
});
