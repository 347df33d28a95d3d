import type { Language } from '../../runner';
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

const refused =
  (language: Language) =>
  ({ name, content = '1' }: { name: string; content?: string }): Attack => ({
    name: `${language}: a file named ${JSON.stringify(name.slice(0, 40))}`,
    language,
    files: [
      { name: 'entry', content: '1' },
      { name, content },
    ],
    expect: 'refused',
  });

/** Requests that must not be run at all. */
export const requests: Attack[] = (['python', 'javascript'] as const).flatMap((language): Attack[] => [
  ...NAMES.map((name) => refused(language)({ name })),
  {
    name: `${language}: a source without end`,
    language,
    files: [{ name: 'entry', content: 'x = 1\n'.repeat(500_000) }],
    expect: 'refused',
  },
  {
    name: `${language}: an input without end`,
    language,
    files: [{ name: 'entry', content: '1' }],
    stdin: 'x'.repeat(3_000_000),
    expect: 'refused',
  },
]);
