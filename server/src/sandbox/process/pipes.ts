import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { type RunnerMessage, RunOrder } from '@shared/runner/protocol/messages';
import { encodeFrame, FRAME_HEADER_BYTES, FRAME_LIMITS, parseMessage, readHeader } from './frames';

/**
 * The runner's end of its pipes. Orders are read asynchronously. Messages are written synchronously, so if a program floods
 * a slow server, it's slowed down and doesn't fill memory.
 */
const MESSAGES = 1;
const orders = new Socket({ fd: 0, readable: true, writable: false });
let isClosed = false;
let wake = () => {};
for (const event of ['readable', 'end', 'close', 'error']) {
  orders.on(event, () => {
    isClosed ||= event !== 'readable';
    wake();
  });
}

/** Whether an order has begun to arrive, or the pipe is closed. */
export async function hasOrder(): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve)); // the event loop reads the pipe
  return isClosed || orders.readableLength > 0;
}

/** Waits for the next order; undefined once the server has closed the pipe. Throws for invalid data. */
export async function readOrder(): Promise<RunOrder | undefined> {
  const header = await readExactly(FRAME_HEADER_BYTES);
  if (!header) return undefined;
  const sizes = readHeader(header, FRAME_LIMITS);
  const body = await readExactly(sizes.message);
  const artifact = await readExactly(sizes.attachment);
  if (!body || !artifact) return undefined;
  const order: RunOrder = RunOrder.parse(parseMessage(body));
  return artifact.length > 0 ? { ...order, request: { ...order.request, artifact } } : order;
}

/** Sends a message. A compiled program in a result becomes the frame's attachment. */
export function sendMessage(message: RunnerMessage): void {
  const frame = message.type === 'result' ? encodeResult(message) : encodeFrame(message);
  for (let sent = 0; sent < frame.length; ) {
    sent += retryBusy(() => writeSync(MESSAGES, frame, sent, frame.length - sent));
  }
}

function encodeResult({
  result: { artifact, ...result },
  ...message
}: RunnerMessage & { type: 'result' }): Buffer {
  return encodeFrame({ ...message, result }, artifact);
}

/** Undefined if the pipe closes first. */
async function readExactly(bytes: number): Promise<Buffer | undefined> {
  if (bytes === 0) return Buffer.alloc(0);
  for (;;) {
    const chunk = orders.read(bytes) as Buffer | null;
    if (chunk?.length === bytes) return chunk;
    if (chunk || isClosed) return undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Pipes are non-blocking on some systems. If one is full, waits a moment and retries. */
function retryBusy(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}
