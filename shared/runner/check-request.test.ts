import { describe, expect, test } from 'vitest';
import { checkRunRequest } from './check-request';
import { RunRefused, type RunRequest } from './runner';

const request = (more: Partial<RunRequest> = {}): RunRequest => ({
  language: 'python',
  files: [{ name: 'main.py', content: 'print(1)' }],
  ...more,
});
const named = (...names: string[]) => request({ files: names.map((name) => ({ name, content: '' })) });

test('an ordinary program is accepted', () => {
  checkRunRequest(request({ probes: ['f(1)'], stdin: 'x', limits: { timeMs: 10 } }));
  checkRunRequest(named('main.py', 'pkg/helper.py', 'naïve file.txt'));
});

describe('refuses, in plain words,', () => {
  const cases: Array<[string, RunRequest, RegExp]> = [
    ['an unknown language', request({ language: 'cobol' as 'python' }), /cannot run "cobol"/],
    ['no files', request({ files: [] }), /no file to run/],
    ['a path that climbs', named('../main.py'), /cannot hold/],
    ['a path that climbs inside', named('a/../../b.py'), /cannot hold/],
    ['an absolute path', named('/etc/passwd'), /must be relative/],
    ["a drive's path", named('C:main.py'), /must be relative/],
    ['a NUL', named('main.py\0.txt'), /cannot be used/],
    ['a backslash', named('a\\b.py'), /Use \/ and not/],
    ['an empty name', named(''), /no name/],
    ['an empty part', named('a//b.py'), /cannot hold/],
    ['a long name', named('é'.repeat(101)), /too long/],
    ['two files of one name', named('a.py', 'a.py'), /Two files are named "a.py"/],
    ['a file that is also a folder', named('a', 'a/b.py'), /cannot be a file and the folder/],
    [
      'more than 1 MB',
      request({ files: [{ name: 'a', content: 'x'.repeat(1024 * 1024 + 1) }] }),
      /larger than 1 MB/,
    ],
    ['a large input', request({ stdin: 'x'.repeat(1024 * 1024 + 1) }), /input is larger/],
    ['too many checks', request({ probes: Array(101).fill('1') }), /at most 100/],
    ['too many files', named(...Array.from({ length: 51 }, (_, i) => `f${i}`)), /at most 50/],
    ['a limit that is none', request({ limits: { timeMs: Number.NaN } }), /above zero/],
  ];
  test.each(cases)('%s', (_, bad, words) => {
    expect(() => checkRunRequest(bad)).toThrow(RunRefused);
    expect(() => checkRunRequest(bad)).toThrow(words);
  });
});
