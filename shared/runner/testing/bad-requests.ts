import type { RunRequest } from '../runner';

const request = (more: Partial<RunRequest> = {}): RunRequest => ({
  language: 'python',
  files: [{ name: 'main.py', content: 'print RAN' }],
  ...more,
});
const named = (...names: string[]) => request({ files: names.map((name) => ({ name, content: '' })) });
const LARGE = 'x'.repeat(1024 * 1024 + 1);
const many = Array.from({ length: 51 }, (_, index) => `f${index}`);

/** Sound requests. */
export const GOOD_REQUESTS = [
  request({ stdin: 'x', limits: { timeMs: 10 } }),
  named('main.py', 'pkg/helper.py', 'naïve file.txt'),
];

/** What a request may not be, the words for it, and the condition of check-request.ts that alone sees it. */
export const BAD_REQUESTS: [name: string, bad: RunRequest, words: RegExp, condition?: string][] = [
  [
    'an unknown language',
    request({ language: 'cobol' as 'python' }),
    /cannot run "cobol"/,
    '!(LANGUAGES as readonly string[]).includes(request.language)',
  ],
  ['no files', request({ files: [] }), /no file to run/, 'files.length === 0'],
  ['too many files', named(...many), /at most 50/, 'files.length > REQUEST_LIMITS.files'],
  ['two files of one name', named('a.py', 'a.py'), /Two files are named "a.py"/, 'seen.has(name)'],
  ['a file that is also a folder', named('a', 'a/b.py'), /cannot be a file and the folder/],
  ['a path that climbs', named('../main.py'), /cannot hold/],
  [
    'a path that climbs inside',
    named('a/../../b.py'),
    /cannot hold/,
    "name.split('/').some((part) => part === '' || part === '.' || part === '..')",
  ],
  ['an empty part', named('a//b.py'), /cannot hold/],
  ['an empty name', named(''), /no name/],
  ['an absolute path', named('/etc/passwd'), /must be relative/],
  ["a drive's path", named('C:main.py'), /must be relative/, "name.startsWith('/') || /^[a-z]:/i.test(name)"],
  ['a NUL', named('main.py\0.txt'), /cannot be used/, 'hasControlCharacter(name)'],
  ['a backslash', named('a\\b.py'), /Use \/ and not/, "name.includes('\\\\')"],
  ['a long name', named('é'.repeat(101)), /too long/, 'sizeOf(name) > REQUEST_LIMITS.fileNameBytes'],
  [
    'more than 1 MB',
    request({ files: [{ name: 'a', content: LARGE }] }),
    /larger than 1 MB/,
    'total > REQUEST_LIMITS.sourceBytes',
  ],
  [
    'a large input',
    request({ stdin: LARGE }),
    /input is larger/,
    "sizeOf(request.stdin ?? '') > REQUEST_LIMITS.stdinBytes",
  ],
  [
    'a limit that is none',
    request({ limits: { timeMs: Number.NaN } }),
    /above zero/,
    '!Number.isFinite(value) || value <= 0',
  ],
];
