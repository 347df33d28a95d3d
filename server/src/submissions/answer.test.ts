import type { ContentFile, LessonData } from '@shared/content';
import type { SubmissionBody } from '@shared/contracts';
import { describe, expect, test } from 'vitest';
import { programOf, readAnswer } from './answer';

const file = (name: string, extra: Partial<ContentFile> = {}): ContentFile => ({
  name,
  content: `starter of ${name}`,
  isReadonly: false,
  isHidden: false,
  ...extra,
});
const FILES = [
  file('main.py'),
  file('helpers.py'),
  file('data.py', { isReadonly: true }),
  file('check.py', { isHidden: true }),
];
const CODE: LessonData = { type: 'type_code', expectedOutput: 'x', files: FILES, solutionFiles: [] };
const CHOICE: LessonData = {
  type: 'type_choice',
  question: '?',
  explanation: '!',
  choices: ['a', 'b'],
  answer: 'a',
};
const TEXT: LessonData = { type: 'type_text_input', question: '?', explanation: '!', matchesOne: ['a'] };

const files = (...names: string[]): SubmissionBody => ({
  Files: names.map((name) => ({ Name: name, Content: `my ${name}` })),
});

describe('an answer of files', () => {
  test('is the learner`s own files; the others are as content has them', () => {
    const answer = readAnswer(CODE, files('check.py', 'helpers.py', 'data.py', 'main.py'));
    expect(answer).toEqual({
      kind: 'files',
      files: [
        { name: 'main.py', content: 'my main.py' },
        { name: 'helpers.py', content: 'my helpers.py' },
      ],
    });
    expect(programOf(FILES, answer.kind === 'files' ? answer.files : [])).toEqual([
      { name: 'main.py', content: 'my main.py' },
      { name: 'helpers.py', content: 'my helpers.py' },
      { name: 'data.py', content: 'starter of data.py' },
      { name: 'check.py', content: 'starter of check.py' },
    ]);
  });

  test.each([
    [files('main.py'), 'invalid', /helpers\.py is missing/],
    [
      files('main.py', 'helpers.py', '../../etc/passwd'),
      'invalid',
      /no file called "\.\.\/\.\.\/etc\/passwd"/,
    ],
    [files('main.py', 'main.py', 'helpers.py'), 'invalid', /main\.py was sent twice/],
    [{ Files: [] }, 'invalid', /main\.py is missing/],
    [{ Choice: 'a' }, 'invalid', /answered with code/],
    [
      {
        Files: [
          { Name: 'main.py', Content: 'é'.repeat(400_000) },
          { Name: 'helpers.py', Content: 'é'.repeat(400_000) },
        ],
      },
      'too-large',
      /larger than 1 MB/,
    ],
  ])('is refused when it does not fit: %#', (body, kind, message) => {
    expect(() => readAnswer(CODE, body)).toThrow(
      expect.objectContaining({ kind, message: expect.stringMatching(message) }),
    );
  });
});

describe('an answer to a question', () => {
  test('is the choice or the text', () => {
    expect(readAnswer(CHOICE, { Choice: 'b' })).toEqual({ kind: 'choice', choice: 'b' });
    expect(readAnswer(TEXT, { TextInput: '' })).toEqual({ kind: 'text', text: '' });
  });

  test.each([
    [CHOICE, { Choice: 'c' }, /not one of the choices/],
    [CHOICE, { TextInput: 'a' }, /pick one/],
    [TEXT, files('main.py'), /type an answer/],
  ])('is refused when it does not fit: %#', (data, body, message) => {
    expect(() => readAnswer(data, body)).toThrow(message);
  });
});
