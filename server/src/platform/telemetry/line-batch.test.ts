import { expect, test } from 'vitest';
import { LineBatch } from './line-batch';

function start() {
  const written: string[] = [];
  return { written, batch: new LineBatch({ write: (text) => written.push(text) }) };
}

test('lines are written together, in order, when there are many', () => {
  const { written, batch } = start();
  const lines = Array.from({ length: 1_000 }, (_, number) => `${number} ${'x'.repeat(95)}\n`);
  for (const line of lines) batch.write(line);
  expect(written.length).toBeGreaterThan(0);
  expect(written.length).toBeLessThan(5);
  batch.flush();
  expect(written.join('')).toBe(lines.join(''));
});

test('a flush writes the rest once, and nothing when there is nothing', () => {
  const { written, batch } = start();
  batch.flush();
  batch.write('one\n');
  batch.write('two\n');
  batch.flush();
  batch.flush();
  expect(written).toEqual(['one\ntwo\n']);
});
