import { readSync, writeSync } from 'node:fs';
import { BadFrame, encodeFrame, FRAME_HEADER_BYTES } from './frames';
import { MAX_ORDER_BYTES, type RunnerMessage, type RunOrder } from './protocol';

/**
 * A runner's end of its pipes. Both are blocking: a run blocks its process anyway, and a slow server slows a
 * program that floods it instead of filling memory.
 */
const ORDERS = 0;
const MESSAGES = 1;

/** Waits for the next order; undefined once the server has closed the pipe. */
export function readOrder(): RunOrder | undefined {
  const header = readExactly(FRAME_HEADER_BYTES);
  if (!header) return undefined;
  const length = header.readUInt32BE(0);
  if (length > MAX_ORDER_BYTES) throw new BadFrame(`an order of ${length} bytes`);
  const body = readExactly(length);
  return body && (JSON.parse(body.toString('utf8')) as RunOrder);
}

export function sendMessage(message: RunnerMessage): void {
  const frame = encodeFrame(message);
  for (let sent = 0; sent < frame.length; ) {
    sent += retryBusy(() => writeSync(MESSAGES, frame, sent, frame.length - sent));
  }
}

function readExactly(bytes: number): Buffer | undefined {
  const buffer = Buffer.alloc(bytes);
  for (let held = 0; held < bytes; ) {
    const count = retryBusy(() => readSync(ORDERS, buffer, held, bytes - held, null));
    if (count === 0) return undefined;
    held += count;
  }
  return buffer;
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Some systems hand over pipes that do not block: then we wait a moment and try again. */
function retryBusy(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}
