import { describe, expect, test } from 'vitest';
import type { SubmissionBody } from '../contracts';
import { type ContentFile, replaceFiles } from './program/program';
import type { FilesAnswer } from './program/program-lesson';
import { type LessonData, lessonTypeOf } from './registry';
import { gradeTextInput } from './text-input/lesson-type';

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

const readAnswer = (data: LessonData, body: SubmissionBody) => lessonTypeOf(data).readAnswer(data, body);

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
    expect(replaceFiles(FILES, (answer as FilesAnswer).files)).toEqual([
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

  test('is right if the choice is the correct one', () => {
    const runner = { run: () => Promise.reject(new Error('A question runs nothing.')) };
    const verdict = async (body: SubmissionBody) => {
      const task = { data: CHOICE, language: 'python' as const, answer: readAnswer(CHOICE, body) };
      return (await lessonTypeOf(CHOICE).grade(runner, task)).verdict;
    };
    return expect(Promise.all([verdict({ Choice: 'a' }), verdict({ Choice: 'b' })])).resolves.toEqual([
      'success',
      'failure',
    ]);
  });

  test('can differ in case and whitespace', () => {
    const matches = { matchesOne: ['for loop', 'while loop'] };
    expect(gradeTextInput(matches, '  For \n LOOP ').verdict).toBe('success');
    expect(gradeTextInput(matches, 'a for loop').verdict).toBe('failure');
    const contains = { containsAll: ['key', 'Value'], containsNone: ['list'] };
    expect(gradeTextInput(contains, 'It maps a KEY to a value.').verdict).toBe('success');
    expect(gradeTextInput(contains, 'a key').verdict).toBe('failure');
    expect(gradeTextInput(contains, 'a list of key and value').verdict).toBe('failure');
    expect(gradeTextInput({ containsNone: ['list'] }, '   ').verdict).toBe('failure');
  });
});

describe('a lesson to read and do', () => {
  const manual = (checkAll: boolean): LessonData => ({
    type: 'type_manual',
    checkboxes: [false, true],
    checkAll,
  });
  const runner = { run: () => Promise.reject(new Error('Nothing runs here.')) };
  const messageOf = async (data: LessonData, Checks: boolean[]) => {
    const task = { data, language: 'python' as const, answer: readAnswer(data, { Checks }) };
    const { verdict, message } = await lessonTypeOf(data).grade(runner, task);
    return `${verdict}: ${message}`;
  };

  test.each([
    [true, [true, true], 'success: Done!'],
    [true, [false, true], 'failure: One box is still unchecked.'],
    [true, [], 'failure: 2 boxes are still unchecked.'],
    [false, [false, false], 'success: Done!'],
  ])('that asks for its boxes: %j, checked: %j', async (checkAll, checks, message) => {
    expect(await messageOf(manual(checkAll), checks)).toBe(message);
  });

  test('can’t be answered with anything else', () => {
    expect(() => readAnswer(manual(false), { TextInput: 'done' })).toThrow(/mark it as done/);
  });
});
