import { compileBody, submissionBody } from '@shared/contracts';
import { expect, test } from 'vitest';
import { type Answer, toCompileBody, toSubmissionBody } from './request-bodies';

const FILE = { name: 'main.py', content: 'print(1)' };
const WIRE_FILE = { Name: 'main.py', Content: 'print(1)' };

test.each<[Answer, object]>([
  [{ files: [FILE] }, { Files: [WIRE_FILE] }],
  [{ choice: 'b' }, { Choice: 'b' }],
  [{ textInput: 'coal' }, { TextInput: 'coal' }],
])('the answer %j is sent as %j', (answer, wire) => {
  const body = toSubmissionBody(answer, 'Europe/Berlin');
  expect(submissionBody.parse(body)).toEqual({ ...wire, userTimezone: 'Europe/Berlin' });
});

test('programs to compile are sent with the contract’s names', () => {
  expect(compileBody.parse(toCompileBody([FILE]))).toEqual({ files: [WIRE_FILE], withSubmit: false });
});
