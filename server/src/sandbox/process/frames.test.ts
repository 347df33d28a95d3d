import { expect, test } from 'vitest';
import { BadFrame, encodeFrame, FrameReader } from './frames';

const MESSAGES = [{ text: 'één 🔥' }, { text: '' }, { text: 'x'.repeat(100_000) }];

for (const size of [1, 3, 4096, 1_000_000]) {
  test(`messages come through in pieces of ${size} bytes as they were sent`, () => {
    const bytes = Buffer.concat(MESSAGES.map(encodeFrame));
    const reader = new FrameReader(1_000_000);
    const read: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size) read.push(...reader.read(bytes.subarray(at, at + size)));
    expect(read).toEqual(MESSAGES);
  });
}

test('a frame that would be too large is refused by its header alone', () => {
  const reader = new FrameReader(1000);
  expect(() => [...reader.read(encodeFrame('x'.repeat(1001)).subarray(0, 4))]).toThrow(BadFrame);
});

test('a frame that is not JSON is refused', () => {
  const reader = new FrameReader(1000);
  expect(() => [...reader.read(Buffer.from([0, 0, 0, 2, 123, 123]))]).toThrow(BadFrame);
});
