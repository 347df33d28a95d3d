import { expect, test } from 'vitest';
import { OutputLog } from './output-log';

test('output within one frame is shown together, in order and by stream', () => {
  const frames: (() => void)[] = [];
  const log = new OutputLog((draw) => frames.push(draw));
  log.append({ stream: 'stdout', text: 'a' });
  log.append({ stream: 'stdout', text: 'b\n' });
  log.append({ stream: 'stderr', text: 'c' });
  expect([log.isEmpty, frames.length]).toEqual([true, 1]);
  frames[0]!();
  expect(log.blocks.map(({ stream, text }) => [stream, text])).toEqual([
    ['stdout', 'ab\n'],
    ['stderr', 'c'],
  ]);
});

test('long output is split at line ends into blocks that never change again', () => {
  const log = new OutputLog(() => {});
  const line = `${'x'.repeat(99)}\n`;
  for (let count = 0; count < 1000; count += 1) log.append({ stream: 'stdout', text: line });
  log.flush();
  const before = log.blocks;
  log.append({ stream: 'stdout', text: line });
  log.flush();
  expect(before.length).toBeGreaterThan(5);
  expect(log.blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  expect(log.blocks.map(({ text }) => text).join('')).toBe(line.repeat(1001));
  expect(new Set(log.blocks.map(({ id }) => id)).size).toBe(log.blocks.length);
});
