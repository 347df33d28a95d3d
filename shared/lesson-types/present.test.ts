import { expect, test } from 'vitest';
import type { Language } from '../runner/languages';
import { type LessonData, lessonTypeOf } from './registry';

const FILES = [{ name: 'main.py', content: 'start', isReadonly: false, isHidden: false }];
const testFiles = [
  { name: 'main_test.py', content: 'SEEN', isHidden: false },
  { name: 'more_test.py', content: 'SECRET', isHidden: true },
];
const solutionFiles = [{ name: 'main.py', content: 'SOLUTION' }];

const present = (data: LessonData, language: Language = 'python') =>
  lessonTypeOf(data).present(data, language);

test('visible test files are shown, hidden ones only counted', () => {
  const lesson = present({ type: 'type_code_tests', files: FILES, solutionFiles, testFiles });
  expect(lesson.LessonDataCodeTests).toMatchObject({
    Tests: [],
    TestFiles: [{ Name: 'main_test.py', Content: 'SEEN' }],
    NumHiddenTests: 1,
  });
  expect(JSON.stringify(lesson)).not.toMatch(/SECRET|more_test|SOLUTION/);
});

test('the same goes for the tests of an SQL lesson', () => {
  const lesson = present({ type: 'type_code_sql', files: FILES, solutionFiles, testFiles });
  expect(lesson.LessonDataCodeSql).toMatchObject({
    StarterFiles: [{ Name: 'main.py', Content: 'start' }],
    TestFiles: [{ Name: 'main_test.py', Content: 'SEEN' }],
    NumHiddenTests: 1,
  });
  expect(JSON.stringify(lesson)).not.toMatch(/SECRET|more_test|SOLUTION/);
});

test('a TypeScript program has to pass the type checker unless its lesson says otherwise', () => {
  const code = { type: 'type_code', files: FILES, solutionFiles, expectedOutput: '1' } as const;
  const checked = (data: LessonData, language?: Language) =>
    present(data, language).LessonDataCode?.CheckTypes;
  expect(checked(code, 'typescript')).toBe(true);
  expect(checked({ ...code, checkTypes: false }, 'typescript')).toBeUndefined();
  expect(checked(code, 'javascript')).toBeUndefined();
});
