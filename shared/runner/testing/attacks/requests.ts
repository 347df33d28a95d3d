import type { Attack } from './attack';

const NAMES = [
  '../main.py',
  '/etc/passwd',
  'a/../../main.py',
  './main.py',
  'a//b.py',
  'C:\\boot.ini',
  'a\\..\\b.py',
  '',
  'a\0.py',
  '..',
  'x'.repeat(5000),
];

const refused = (name: string): Attack => ({
  name: `python: a file named ${JSON.stringify(name.slice(0, 40))}`,
  language: 'python',
  files: [
    { name: 'entry', content: '1' },
    { name, content: '1' },
  ],
  expect: 'refused',
});

/** Requests that must not be run at all. The host refuses them before it looks at their language. */
export const requests: Attack[] = [
  ...NAMES.map(refused),
  {
    name: 'python: a source without end',
    language: 'python',
    files: [{ name: 'entry', content: 'x = 1\n'.repeat(500_000) }],
    expect: 'refused',
  },
  {
    name: 'python: an input without end',
    language: 'python',
    files: [{ name: 'entry', content: '1' }],
    stdin: 'x'.repeat(3_000_000),
    expect: 'refused',
  },
];
