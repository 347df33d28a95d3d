import { expect, test } from 'vitest';
import { checkRunRequest } from './check-request';
import { RunRefused, type RunRequest } from './runner';

const request = (more: Partial<RunRequest> = {}): RunRequest => ({
  language: 'python',
  files: [{ name: 'main.py', content: 'print RAN' }],
  ...more,
});
const named = (...names: string[]) => request({ files: names.map((name) => ({ name, content: '' })) });
const LARGE = 'x'.repeat(1024 * 1024 + 1);
const many = Array.from({ length: 51 }, (_, index) => `f${index}`);

test.each([
  request({ stdin: 'x', limits: { timeMs: 10 } }),
  named('main.py', 'pkg/helper.py', 'naïve file.txt'),
])('a normal program is accepted', checkRunRequest);

test.each([
  ['an unknown language', request({ language: 'cobol' as 'python' }), /can’t run "cobol"/],
  ['no files', request({ files: [] }), /no file to run/],
  ['too many files', named(...many), /at most 50/],
  ['duplicate file names', named('a.py', 'a.py'), /Two files are named "a.py"/],
  ['a file that is also a folder', named('a', 'a/b.py'), /can’t be both a file and the folder/],
  ['a path to the parent folder', named('../main.py'), /can’t contain/],
  ['a path that leaves the folder', named('a/../../b.py'), /can’t contain/],
  ['an empty path segment', named('a//b.py'), /can’t contain/],
  ['an empty name', named(''), /no name/],
  ['an absolute path', named('/etc/passwd'), /must be relative/],
  ['a Windows drive', named('C:main.py'), /must be relative/],
  ['a NUL', named('main.py\0.txt'), /invalid character/],
  ['a backslash', named('a\\b.py'), /Use \/ instead of/],
  ['a long name', named('é'.repeat(101)), /too long/],
  ['more than 1 MB', request({ files: [{ name: 'a', content: LARGE }] }), /larger than 1 MB/],
  ['a large stdin', request({ stdin: LARGE }), /input is larger/],
  ['an invalid limit', request({ limits: { timeMs: Number.NaN } }), /greater than zero/],
])('%s is refused with a clear message', (_, bad, message) => {
  expect(() => checkRunRequest(bad)).toThrow(RunRefused);
  expect(() => checkRunRequest(bad)).toThrow(message);
});
