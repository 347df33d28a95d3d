import { describe, expect, test } from 'vitest';
import { decodeOutput } from './entries';
import { Recording } from './recording';

const MARK = 'abc';
const line = (entries: unknown) => `\x1e${MARK}:${JSON.stringify(entries)}\n`;

describe('what a recorder writes', () => {
  test('is separated from what the program prints, and tied to steps', () => {
    const steps = line([
      ['f', 1, 0, '<module>', 'main.py'],
      ['s', 'line', 1, 1, {}, 0],
      ['s', 'line', 1, 2, {}, 0],
    ]);
    const recording = new Recording(decodeOutput(`a\n\x1e${MARK}#1\nb${steps}c`, MARK));
    expect(recording.output).toBe('a\nbc');
    expect([recording.outputAt(0), recording.outputAt(1)]).toEqual(['', 'a\nbc']);
  });

  test.each([
    ['text that is cut off', `\x1e${MARK}:[["s","li`],
    ['an unknown entry', line([['x', 1]])],
    ['a step of no frame', line([['s', 'line', 7, 1, {}, 0]])],
    [
      'a value of the wrong type',
      line([
        ['f', 1, 0, 'f', 'main.py'],
        ['s', 'line', 1, 1, {}, { 1: [5] }],
      ]),
    ],
    ['something else', line({ a: 1 })],
  ])('is dropped if a program forged it: %s', (_, stdout) => {
    expect(new Recording(decodeOutput(stdout, MARK)).length).toBe(0);
  });
});
