import type { CourseOutline, LessonEntity, LessonPlace } from '@server/catalog';
import type { LessonData } from '@shared/content';
import { expect, test } from 'vitest';
import { presentLesson } from './lesson.presenter';

const FILES = [{ name: 'main.py', content: 'start', isReadonly: false, isHidden: false }];
const testFiles = [
  { name: 'main_test.py', content: 'SEEN', isHidden: false },
  { name: 'more_test.py', content: 'SECRET', isHidden: true },
];
const solutionFiles = [{ name: 'main.py', content: 'SOLUTION' }];

function present(data: LessonData) {
  const lesson = { id: 'x', lastMod: new Date(0), data } as LessonEntity;
  const outline = { course: { language: 'python' } } as CourseOutline;
  return presentLesson(lesson, outline, { chapter: {} } as LessonPlace);
}

test('of test files the visible ones are shown, and of the others their number alone', () => {
  const lesson = present({ type: 'type_code_tests', files: FILES, solutionFiles, testFiles });
  expect(lesson.LessonDataCodeTests).toMatchObject({
    Tests: [],
    TestFiles: [{ Name: 'main_test.py', Content: 'SEEN' }],
    NumHiddenTests: 1,
  });
  expect(JSON.stringify(lesson)).not.toMatch(/SECRET|more_test|SOLUTION/);
});

test('so it is with the tests of an SQL lesson', () => {
  const lesson = present({ type: 'type_code_sql', files: FILES, solutionFiles, testFiles });
  expect(lesson.LessonDataCodeSql).toMatchObject({
    StarterFiles: [{ Name: 'main.py', Content: 'start' }],
    TestFiles: [{ Name: 'main_test.py', Content: 'SEEN' }],
    NumHiddenTests: 1,
  });
  expect(JSON.stringify(lesson)).not.toMatch(/SECRET|more_test|SOLUTION/);
});
