import type { IncomingMessage } from 'node:http';

/** Bytes of a rejected body that are still read; a client that sends more is disconnected. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/**
 * Drains a rejected body so the client can read the error: one that is disconnected while it sends sees a broken
 * connection instead.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let drained = 0;
    const done = () => {
      request.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      drained += chunk.length;
      if (drained > MAX_DRAINED_BYTES) done();
    };
    request.on('data', count);
    request.once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}
