import { type RunEnd, RunStore } from '@web/features/solving/workbench';
import { expect, test } from 'vitest';
import { practiceOf } from './practice';

const README = '## Assignment\n\nMake it print:\n\n```text\nThe lamp is on.\n```';

/** A run that has ended like this. */
function run(end: RunEnd | null, { printed = '', tests }: { printed?: string; tests?: boolean[] } = {}) {
  const store = new RunStore(undefined as never, { language: 'python' });
  store.output.append({ stream: 'stdout', text: printed });
  store.output.flush();
  store.end = end;
  store.tests = tests?.map((passed) => ({ call: 'f()', passed })) ?? null;
  return store;
}

test('visible tests and errors decide', () => {
  expect(practiceOf(run('ok', { tests: [true, true] }), '')).toBe('passed');
  expect(practiceOf(run('error', { tests: [true, false] }), '')).toBe('failed');
  expect(practiceOf(run('error'), README)).toBe('failed');
  expect(practiceOf(run('limit'), README)).toBe('failed');
});

test('output is right if it’s what the assignment shows, and wrong otherwise; unless it shows none', () => {
  expect(practiceOf(run('ok', { printed: 'The lamp is on. \n' }), README)).toBe('passed');
  expect(practiceOf(run('ok', { printed: 'The lamp is off.' }), README)).toBe('failed');
  expect(practiceOf(run('ok'), README)).toBe('failed');
  expect(practiceOf(run('ok', { printed: 'The lamp is on.' }), 'No assignment.')).toBe('unchecked');
});

test('a run that couldn’t take place says nothing', () => {
  for (const end of ['broken', 'stopped', null] as const)
    expect(practiceOf(run(end, { printed: 'The lamp is on.' }), README)).toBe('unchecked');
});
