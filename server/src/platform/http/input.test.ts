import { emailExists, getLesson, getVersion } from '@shared/contracts';
import { fieldMessage } from '@shared/texts/fields';
import { expect, test } from 'vitest';
import { describeIssue, parseInput } from './input';

const request = { params: {}, query: {}, body: undefined };

test('parts that an endpoint does not have are left out', () => {
  expect(parseInput(getVersion, { ...request, body: { any: 1 } })).toEqual({
    params: undefined,
    query: undefined,
    body: undefined,
  });
});

test('a bad body is invalid, a bad id in the path is not found', () => {
  expect(() => parseInput(emailExists, { ...request, body: { email: 5 } })).toThrow(
    expect.objectContaining({ kind: 'invalid', message: expect.stringContaining('email') }),
  );
  expect(() => parseInput(getLesson, { ...request, params: { id: 'none' } })).toThrow(
    expect.objectContaining({ kind: 'not-found' }),
  );
});

test.each([
  [{ message: 'is missing', path: ['email'] }, 'email: is missing.'],
  [{ message: 'is missing', path: ['files', 0, 'name'] }, 'files.0.name: is missing.'],
  [{ message: fieldMessage('field.level'), path: ['level'] }, 'Please choose one of the levels.'],
  [{ message: 'Expected an object', path: [] }, 'Expected an object.'],
])('%o reads %j', (issue, text) => {
  expect(describeIssue(issue).english).toBe(text);
});
