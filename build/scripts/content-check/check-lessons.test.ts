import type { Content } from '@server/content-import/content';
import { readContent } from '@server/content-import/read-content';
import { ContentFixture } from '@server/content-import/testing/content-fixture';
import { ADD, BASICS, CHOICES, COURSE, HELLO, NAME } from '@server/content-import/testing/small-content';
import { describe, expect, test } from 'vitest';
import { checkLessons, lessonsBelow } from './check-lessons';
import type { JudgeAnswer } from './verdict';

function smallContent(): Content {
  using fixture = new ContentFixture();
  return readContent(fixture.root).content;
}

describe('choosing lessons', () => {
  const folders = (path: string) => lessonsBelow(smallContent(), path).map(({ folder }) => folder);

  test.each([
    ['', 4],
    [COURSE, 4],
    [BASICS, 2],
    [CHOICES, 2],
    [ADD, 1],
    [`${ADD}/solution/main.py`, 1],
    [`${COURSE}-two`, 0],
  ])('%s selects %i lessons', (path, count) => {
    expect(folders(path)).toHaveLength(count);
  });
});

/* On the real runtimes: judge.test.ts. */
describe('checking lessons', () => {
  const broken: JudgeAnswer = async () => ({ outcome: 'broken', message: 'the runner broke' });

  test('a program that cannot be judged never counts as failed', async () => {
    const checked = await checkLessons(lessonsBelow(smallContent(), HELLO), broken);
    expect(checked).toMatchObject({ solutionsPass: 0, startersFail: 0 });
    expect(checked.problems.map(({ message }) => message)).toEqual([
      'the solution fails: the runner broke',
      'the starter cannot be judged: the runner broke',
    ]);
  });

  test('reports a typed answer that its own rules reject', async () => {
    using fixture = new ContentFixture();
    fixture.edit(`${NAME}/lesson.yaml`, 'explanation:', 'containsNone: [Pyth]\nexplanation:');
    const placed = lessonsBelow(readContent(fixture.root).content, NAME);
    expect((await checkLessons(placed, broken)).problems).toEqual([
      {
        file: `${NAME}/lesson.yaml`,
        line: 1,
        message: 'the right answer "python" is judged wrong: the lists contradict each other',
      },
    ]);
  });
});
