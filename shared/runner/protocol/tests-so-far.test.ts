import { expect, test } from 'vitest';
import type { TestOutcome } from '../runner';
import { TestsSoFar } from './tests-so-far';

const FILES = [{ name: 'a_test.go', content: '' }];
const open = (name: string): TestOutcome => ({
  file: 'a_test.go',
  name,
  outcome: 'error',
  message: 'not reached',
  stdout: '',
});
const tests = () => {
  const soFar = new TestsSoFar();
  soFar.take({ kind: 'list', tests: [open('a'), open('b')] });
  return soFar;
};

test('each test has its latest outcome and the output since, until a new list', () => {
  const soFar = tests();
  soFar.take({ kind: 'test', index: 0, outcome: 'error', message: 'running', stdout: '' });
  soFar.take({ kind: 'printed', text: 'one ' });
  soFar.take({ kind: 'test', index: 0, outcome: 'passed', message: '', stdout: 'one two' });
  soFar.take({ kind: 'test', index: 1, outcome: 'error', message: 'running', stdout: '' });
  soFar.take({ kind: 'printed', text: 'three ' });
  soFar.take({ kind: 'printed', text: 'four' });
  expect(soFar.outcomes(FILES, '')).toEqual([
    { ...open('a'), outcome: 'passed', message: '', stdout: 'one two' },
    { ...open('b'), message: 'running', stdout: 'three four' },
  ]);
  expect(soFar.printedCharacters).toBe('one two'.length + 'three four'.length);
  soFar.take({ kind: 'list', tests: [open('c')] });
  expect(soFar.outcomes(FILES, '')).toEqual([open('c')]);
  expect(soFar.printedCharacters).toBe(0);
});

test('tests that were never listed are one error per file, with the reason', () => {
  expect(new TestsSoFar().outcomes(FILES, 'too long')).toEqual([
    { file: 'a_test.go', name: 'a_test.go', outcome: 'error', message: 'too long', stdout: '' },
  ]);
});

test('news that breaks the protocol is rejected', () => {
  const state = { outcome: 'passed', message: '', stdout: '' } as const;
  expect(() => tests().take({ kind: 'test', index: 2, ...state })).toThrow('not in the list');
  expect(() => tests().take({ kind: 'printed', text: 'x' })).toThrow('not in the list');
  expect(() => new TestsSoFar().take({ kind: 'test', index: 0, ...state })).toThrow('not in the list');
  const message = 'x'.repeat(20 * 1024 * 1024);
  const soFar = tests();
  soFar.take({ kind: 'test', index: 0, ...state, message });
  soFar.take({ kind: 'test', index: 0, ...state, message });
  expect(() => soFar.take({ kind: 'test', index: 1, ...state, message })).toThrow('more about the tests');
});
