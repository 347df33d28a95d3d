import type { IncomingMessage } from 'node:http';

/** What is still read of a body that has been refused, in bytes: whoever sends more is cut off. */
const PATIENCE = 32 * 1024 * 1024;

/**
 * Lets the rest of a refused body pass by. A sender that is cut off in the middle of its body sees a broken connection
 * instead of the answer that says why.
 */
export function readOut(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let passed = 0;
    const done = () => {
      request.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > PATIENCE) done();
    };
    request.on('data', count);
    request.once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}
