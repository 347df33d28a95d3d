import { readContent } from '@server/authoring/content-import/read-content';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { ADD, COURSE } from '@server/authoring/content-import/testing/small-content';
import type { FilesAnswer } from '@shared/lesson-types';
import { expect, test } from 'vitest';
import { lessonsBelow } from '../check-lessons';
import type { JudgeAnswer } from '../verdict';
import { reportMutants } from './report';

const SOLUTION = 'def add(a, b):\n    if b < 0:\n        return a - -b\n    return a + b\n';

/** Notices nothing but swapped signs and lost results; the boundary makes no difference here. */
const judge: JudgeAnswer = async (_lesson, _language, answer) => {
  const { content } = (answer as FilesAnswer).files[0]!;
  const isWrong = /a \+ -b|a - b|return None/.test(content);
  return { outcome: isWrong ? 'failed' : 'passed', message: '' };
};

function report(equivalentMutants = '') {
  using fixture = new ContentFixture();
  fixture.write(`${ADD}/solution/main.py`, SOLUTION);
  fixture.edit(`${ADD}/lesson.yaml`, 'difficulty: 2\n', `difficulty: 2\n${equivalentMutants}`);
  fixture.edit(`${COURSE}/course.yaml`, 'rewardXp: 500\n', 'rewardXp: 500\nmutants: 85\n');
  const { content, problems } = readContent(fixture.root);
  expect(problems).toEqual([]);
  return reportMutants(content, lessonsBelow(content, ADD), { judge, threads: 2 });
}

test('mutants that no test notices are reported with their line, and count against the course', async () => {
  const { courses, survivors, problems } = await report();
  expect(survivors).toEqual(
    ['if not (b < 0):', 'if b <= 0:', 'if b < 1:', 'if b < 0: pass'].map((changedLine) => ({
      file: `${ADD}/solution/main.py`,
      line: 2,
      changedLine,
    })),
  );
  expect(problems).toEqual([]);
  expect(courses).toEqual([
    { slug: 'forge-python', killed: 4, total: 8, equivalent: 0, rate: 50, required: 85 },
  ]);
});

test('mutants declared to make no difference do not count; declarations that fit none are found', async () => {
  const { courses, problems } = await report(
    "equivalentMutants:\n  - { line: 'if b <= 0:', why: adding zero is the same }\n  - { line: 'if c:', why: gone }\n",
  );
  expect(courses).toMatchObject([{ killed: 4, total: 7, equivalent: 1, rate: 57 }]);
  expect(problems).toEqual([
    {
      file: `${ADD}/lesson.yaml`,
      line: 1,
      message: '"equivalentMutants" names a line that no surviving mutant has: if c:',
    },
  ]);
});
