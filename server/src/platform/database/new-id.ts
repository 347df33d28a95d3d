import { randomBytes } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/**
 * A UUID of version 7 (RFC 9562): starts with the time, and each is greater than the one before it in this
 * process, so that rows are kept and listed in the order they were made. It tells when it was made: not for secrets.
 */
export function newId(nowMs: number = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = 0;
  } else if (++sequence > 0xfff) {
    lastMs += 1;
    sequence = 0;
  }
  const random = randomBytes(8);
  random[0] = ((random[0] as number) & 0x3f) | 0x80;
  const time = lastMs.toString(16).padStart(12, '0');
  const tail = random.toString('hex');
  const counter = sequence.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
