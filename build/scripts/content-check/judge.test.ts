import { readContent } from '@server/content-import/read-content';
import { ContentFixture } from '@server/content-import/testing/content-fixture';
import { ADD, HELLO } from '@server/content-import/testing/small-content';
import { afterAll, expect, test } from 'vitest';
import { checkLessons, lessonsBelow } from './check-lessons';
import { openJudge } from './judge';

const judge = openJudge();
afterAll(() => judge.close());

async function check(change: (content: ContentFixture) => void = () => {}) {
  using fixture = new ContentFixture();
  change(fixture);
  const { content, problems } = readContent(fixture.root);
  expect(problems).toEqual([]);
  return checkLessons(lessonsBelow(content, ''), judge.judge);
}

test('valid content passes on the real runtimes', async () => {
  expect(await check()).toEqual({ lessons: 4, solutionsPass: 2, startersFail: 2, problems: [] });
});

test('a lesson with test files and a helper is judged', async () => {
  const checked = await check((content) => {
    const tests = 'testFiles:\n  - name: test_main.py\n  - name: cases.py\n    hidden: true\n';
    content.replace(`${ADD}/lesson.yaml`, /^tests:.*/ms, tests);
    content.write(`${ADD}/tests/cases.py`, 'CASES = [(1, 2, 3)]\n');
    content.write(
      `${ADD}/tests/test_main.py`,
      'from cases import CASES\nfrom main import add\n\ndef test_add():\n    for a, b, sum in CASES: assert add(a, b) == sum\n',
    );
  });
  expect(checked).toEqual({ lessons: 4, solutionsPass: 2, startersFail: 2, problems: [] });
});

test('wrong solutions and finished starters are found', async () => {
  const { problems } = await check((content) => {
    content.write(`${ADD}/solution/main.py`, 'def add(a, b):\n    return a - b\n');
    content.write(`${HELLO}/starter/main.py`, 'print("hello forge" )\n');
  });
  expect(problems).toEqual([
    { file: `${HELLO}/lesson.yaml`, line: 1, message: expect.stringContaining('the starter passes already') },
    { file: `${ADD}/lesson.yaml`, line: 1, message: expect.stringContaining('the solution fails') },
  ]);
});

test('an expectation that is not an expression is found', async () => {
  const { problems, startersFail } = await check((content) =>
    content.edit(`${ADD}/lesson.yaml`, "'42'", "'forty two'"),
  );
  expect(problems[0]!.message).toContain('The expectation forty two could not be evaluated');
  expect(startersFail).toBe(1);
});
