import { readContent } from '@server/authoring/content-import/read-content';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { expect, test } from 'vitest';
import { checkLessons, lessonsBelow } from '../check/check-lessons';
import { openJudge } from '../check/judge';
import { writeLessonOfEachType } from './testing/each-type';

/* Beside the attacks, because it needs every compiler. */
test('a lesson of each type and language passes all checks as it is', async () => {
  using content = new ContentFixture({});
  writeLessonOfEachType(content.root);
  const judge = openJudge({ threads: 2 });
  const placed = lessonsBelow(readContent(content.root).content, '');
  const checked = await checkLessons(placed, { ...judge, threads: 2 }).finally(judge.close);
  expect(checked.problems).toEqual([]);
  expect(checked.solutionsPass).toBeGreaterThanOrEqual(11);
});
