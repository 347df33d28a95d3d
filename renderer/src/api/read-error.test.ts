import { expect, test } from 'vitest';
import { readError } from './read-error';

test('an error says what the server says', () => {
  expect(readError({ error: 'The moon is full.' }, 'moon.full')).toBe('The moon is full.');
});

test.each([null, {}, { error: '' }, { error: 42 }, '<html>'])('%j has no text of ours', (body) => {
  expect(readError(body, undefined)).toBe('Unknown error occurred');
});
