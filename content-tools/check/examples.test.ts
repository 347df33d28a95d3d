import type { Runner, RunResult } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import { checkExamples, examplesIn, type PlacedText } from './examples';

const page = (text: string): PlacedText => ({
  text,
  textLine: 8,
  files: [],
  file: 'courses/c/spellbook/p.md',
});

/** Prints `output` for every program. */
const printing = (output: Partial<RunResult>): Runner => ({
  run: async () => ({ stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1, ...output }),
});

const EXAMPLE = 'Look:\n\n```python\nprint(1)\n```\n\n```text\n1\n```\n';

test('a program followed by its output is an example, with its input and its line in the file', () => {
  expect(examplesIn(page(EXAMPLE))).toEqual([
    { language: 'python', code: 'print(1)\n', stdin: '', expected: '1\n', line: 10 },
  ]);
  const withInput = EXAMPLE.replace('python', 'python stdin=Mira stdin=5');
  expect(examplesIn(page(withInput))[0]?.stdin).toBe('Mira\n5\n');
  expect(examplesIn(page(EXAMPLE.replace('python', 'python part')))).toEqual([]);
  expect(examplesIn(page('```python\nprint(1)\n```\n\nNo output.\n\n```text\n1\n```\n'))).toEqual([]);
});

test.each<[string, Partial<RunResult>]>([
  ['other output', { stdout: '2\n' }],
  ['an error after the right output', { stdout: '1\n', stderr: 'NameError: x\n' }],
])('%s is reported', async (_, output) => {
  const { examples, problems } = await checkExamples([page(EXAMPLE)], { runner: printing(output) });
  expect(examples).toBe(1);
  expect(problems).toMatchObject([{ file: 'courses/c/spellbook/p.md', line: 10 }]);
});

test.each([
  ['in full', 'Traceback\nNameError: x'],
  ['by its last line', 'NameError: x'],
])('an error can be shown %s', async (_, shown) => {
  const runner = printing({ stdout: '1\n', stderr: 'Traceback\nNameError: x\n', exitCode: 1 });
  const { problems } = await checkExamples([page(EXAMPLE.replace('\n1\n', `\n1\n${shown}\n`))], { runner });
  expect(problems).toEqual([]);
});

test.each([
  ['stack', 'javascript', 'TypeError: no\n    at f (main.js:1:2)\n    at g (main.js:3:4)\n', 'TypeError: no'],
  ['places', 'go', 'main.go:5:2: declared and not used: x\n', 'declared and not used: x'],
  ['trace', 'go', 'panic: on purpose\n\ngoroutine 1 [running]:\nmain.main()\n', 'panic: on purpose'],
])('an error can be shown without its %s', async (_, language, stderr, shown) => {
  const text = EXAMPLE.replace('python', language).replace('\n1\n', `\n${shown}\n`);
  const { problems } = await checkExamples([page(text)], { runner: printing({ stderr, exitCode: 1 }) });
  expect(problems).toEqual([]);
});
