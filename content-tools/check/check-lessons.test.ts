import type { Content } from '@server/authoring/content-import/content';
import { readContent } from '@server/authoring/content-import/read-content';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import {
  ADD,
  BASICS,
  CHOICES,
  COURSE,
  HELLO,
  NAME,
} from '@server/authoring/content-import/testing/small-content';
import { lessonTypeOf } from '@shared/lesson-types';
import { afterAll, describe, expect, test } from 'vitest';
import { type CheckedLessons, checkLessons, lessonsBelow } from './check-lessons';
import { ResultCache } from './result-cache';
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
    const checked = await checkLessons(lessonsBelow(smallContent(), HELLO), { judge: broken });
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
    expect((await checkLessons(placed, { judge: broken })).problems).toEqual([
      {
        file: `${NAME}/lesson.yaml`,
        line: 1,
        message: 'the right answer "python" is judged wrong: the lists contradict each other',
      },
    ]);
  });
});

describe('remembering results', () => {
  const root = new ContentFixture({});
  afterAll(() => root[Symbol.dispose]());

  /** Checks the two programs, and counts how often anything ran. */
  async function countRuns(change: (content: ContentFixture) => void = () => {}) {
    using fixture = new ContentFixture();
    change(fixture);
    let runs = 0;
    const cache = new ResultCache<CheckedLessons>(root.root, 'answers', 'judge');
    const judge: JudgeAnswer = async (lesson, _language, answer) => {
      runs++;
      const isSolution =
        JSON.stringify(answer) ===
        JSON.stringify(lessonTypeOf(lesson.data).authorAnswers?.(lesson.data)?.solution);
      return { outcome: isSolution ? 'passed' : 'failed', message: '' };
    };
    await checkLessons(lessonsBelow(readContent(fixture.root).content, BASICS), { judge, cache });
    cache.save({ isComplete: true });
    return runs;
  }

  test('only lessons that changed run again', async () => {
    const all = await countRuns();
    expect(all).toBeGreaterThan(0);
    expect(await countRuns()).toBe(0);
    const one = await countRuns((content) => content.edit(`${ADD}/solution/main.py`, 'a + b', 'b + a'));
    expect(one).toBe(all / 2);
  });
});
