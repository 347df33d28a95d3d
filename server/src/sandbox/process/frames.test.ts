import { expect, test } from 'vitest';
import { BadFrame, encodeFrame, FRAME_HEADER_BYTES, FrameReader } from './frames';

const FRAMES: [unknown, Buffer][] = [
  [{ text: 'één 🔥' }, Buffer.alloc(0)],
  [{ text: '' }, Buffer.from([0, 97, 115, 109, 255])],
  [{ text: 'x'.repeat(100_000) }, Buffer.alloc(70_000, 7)],
];

for (const size of [1, 3, 4096, 1_000_000]) {
  test(`messages and attachments come through in pieces of ${size} bytes as they were sent`, () => {
    const bytes = Buffer.concat(FRAMES.map(([message, attachment]) => encodeFrame(message, attachment)));
    const reader = new FrameReader({ message: 1_000_000, attachment: 100_000 });
    const read = [];
    for (let at = 0; at < bytes.length; at += size) read.push(...reader.read(bytes.subarray(at, at + size)));
    expect(read).toEqual(FRAMES.map(([message, attachment]) => ({ message, attachment })));
  });
}

test('a frame that would be too large is refused by its header alone', () => {
  const header = (frame: Buffer) => frame.subarray(0, FRAME_HEADER_BYTES);
  const limits = { message: 1000, attachment: 10 };
  expect(() => [...new FrameReader(limits).read(header(encodeFrame('x'.repeat(1001))))]).toThrow(BadFrame);
  expect(() => [...new FrameReader(limits).read(header(encodeFrame('', Buffer.alloc(11))))]).toThrow(
    BadFrame,
  );
});

test('a frame that is not JSON is refused', () => {
  const reader = new FrameReader({ message: 1000, attachment: 0 });
  expect(() => [...reader.read(Buffer.from([0, 0, 0, 2, 0, 0, 0, 0, 123, 123]))]).toThrow(BadFrame);
});
