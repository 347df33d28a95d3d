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
])('an ordinary program is accepted', checkRunRequest);

test.each([
  ['an unknown language', request({ language: 'cobol' as 'python' }), /cannot run "cobol"/],
  ['no files', request({ files: [] }), /no file to run/],
  ['too many files', named(...many), /at most 50/],
  ['two files of one name', named('a.py', 'a.py'), /Two files are named "a.py"/],
  ['a file that is also a folder', named('a', 'a/b.py'), /cannot be a file and the folder/],
  ['a path that climbs', named('../main.py'), /cannot hold/],
  ['a path that climbs inside', named('a/../../b.py'), /cannot hold/],
  ['an empty part', named('a//b.py'), /cannot hold/],
  ['an empty name', named(''), /no name/],
  ['an absolute path', named('/etc/passwd'), /must be relative/],
  ["a drive's path", named('C:main.py'), /must be relative/],
  ['a NUL', named('main.py\0.txt'), /cannot be used/],
  ['a backslash', named('a\\b.py'), /Use \/ and not/],
  ['a long name', named('é'.repeat(101)), /too long/],
  ['more than 1 MB', request({ files: [{ name: 'a', content: LARGE }] }), /larger than 1 MB/],
  ['a large input', request({ stdin: LARGE }), /input is larger/],
  ['a limit that is none', request({ limits: { timeMs: Number.NaN } }), /above zero/],
])('%s is refused, in plain words', (_, bad, words) => {
  expect(() => checkRunRequest(bad)).toThrow(RunRefused);
  expect(() => checkRunRequest(bad)).toThrow(words);
});
