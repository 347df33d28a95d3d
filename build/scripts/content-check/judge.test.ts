import { readContent } from '@server/content-import/read-content';
import { ContentFixture } from '@server/content-import/testing/content-fixture';
import { ADD, BASICS, COURSE, HELLO, lessonUuid } from '@server/content-import/testing/small-content';
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

test('sound content passes on the real runtimes', async () => {
  expect(await check()).toEqual({ lessons: 4, solutionsPass: 2, startersFail: 2, problems: [] });
});

test('a lesson in Go is judged, with a helper beside its tests', async () => {
  const checked = await check((content) => {
    content.edit(`${COURSE}/course.yaml`, 'language: python', 'language: go');
    content.edit(`${BASICS}/chapter.yaml`, '  - hello\n', '');
    content.remove(HELLO).remove(ADD);
    content.write(
      `${ADD}/lesson.yaml`,
      `uuid: ${lessonUuid(2)}
slug: add
title: Add
type: type_code_tests
difficulty: 2
files:
  - name: main.go
testFiles:
  - name: main_test.go
  - name: cases_test.go
    hidden: true
`,
    );
    const add = (result: string) =>
      `package main\n\nfunc Add(a, b int) int { return ${result} }\n\nfunc main() {}\n`;
    content.write(`${ADD}/lesson.md`, 'Functions give values back.\n\n## Assignment\n\nWrite `Add`.\n');
    content.write(`${ADD}/starter/main.go`, add('0'));
    content.write(`${ADD}/solution/main.go`, add('a + b'));
    content.write(`${ADD}/tests/cases_test.go`, 'package main\n\nvar cases = [][3]int{{1, 2, 3}}\n');
    content.write(
      `${ADD}/tests/main_test.go`,
      `package main

import "testing"

func TestAdd(t *testing.T) {
	for _, c := range cases {
		if got := Add(c[0], c[1]); got != c[2] {
			t.Errorf("Add(%d, %d) = %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
`,
    );
  });
  expect(checked).toEqual({ lessons: 3, solutionsPass: 1, startersFail: 1, problems: [] });
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

test('an expectation that is no expression is found', async () => {
  const { problems, startersFail } = await check((content) =>
    content.edit(`${ADD}/lesson.yaml`, "'42'", "'forty two'"),
  );
  expect(problems[0]!.message).toContain('The expectation forty two could not be evaluated');
  expect(startersFail).toBe(1);
});
