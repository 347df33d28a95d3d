import { expect, test } from 'vitest';
import { playgroundOf } from './playground-languages';

test.each([
  ['python', { language: 'python' }],
  ['c', { language: 'c' }],
  ['golang', { redirect: '/playground/go' }],
  ['js', { redirect: '/playground/javascript' }],
  ['ts', { redirect: '/playground/typescript' }],
  ['py', { redirect: '/playground/python' }],
  ['SQL', { redirect: '/playground/sql' }],
  ['cobol', null],
  ['constructor', null],
])('/playground/%s', (slug, address) => {
  expect(playgroundOf(slug)).toEqual(address);
});
