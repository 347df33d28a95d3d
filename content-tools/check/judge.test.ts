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
import { afterAll, describe, expect, test } from 'vitest';
import { checkLessons, lessonsBelow } from './check-lessons';
import { openJudge } from './judge';

const judge = openJudge();
afterAll(() => judge.close());

async function check(change: (content: ContentFixture) => void = () => {}) {
  using fixture = new ContentFixture();
  change(fixture);
  const { content, problems } = readContent(fixture.root);
  expect(problems).toEqual([]);
  return checkLessons(lessonsBelow(content, ''), judge);
}

test('valid content passes on the real runtimes', async () => {
  expect(await check()).toEqual({
    lessons: 4,
    solutionsPass: 2,
    startersFail: 2,
    mistakesFail: 0,
    problems: [],
  });
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
  expect(checked).toEqual({ lessons: 4, solutionsPass: 2, startersFail: 2, mistakesFail: 0, problems: [] });
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

test('every variant for training is solved, and its program run', async () => {
  const program = (solution: string) =>
    `count: 2\nparameters:\n  n: [4, 5]\ntask: Print {{n}}.\nvariant:\n  expectedOutput: '{{n}}'\nsolution:\n  main.py: ${solution}\n`;
  const question = (answer: string) =>
    `count: 2\nprints: true\nparameters:\n  n: [4, 5]\nvariant:\n  question: "What?\\n\\n\`\`\`python\\nprint({{n}} + 1)\\n\`\`\`\\n"\n  matchesOne: ['${answer}']\n`;
  const problemsOf = async (solution: string, answer: string) => {
    const { problems } = await check((content) =>
      content
        .write(`${HELLO}/training.yaml`, program(solution))
        .write(`${NAME}/training.yaml`, `computed: { next: n + 1 }\n${question(answer)}`),
    );
    return problems.map(({ file, message }) => `${file.split('/').at(-2)}: ${message.split('\n')[0]}`);
  };
  expect(await problemsOf('print({{n}})', '{{next}}')).toEqual([]);
  const wrong = await problemsOf('print(4)', '{{n}}');
  expect(wrong).toHaveLength(3);
  expect(wrong[0]).toMatch(/^hello: variant \d of 2: the solution fails/);
  expect(wrong[1]).toMatch(/^name: variant 1 of 2: its program prints something else than the answer: \d$/);
});

test('an expectation that is not an expression is found', async () => {
  const { problems, startersFail } = await check((content) =>
    content.edit(`${ADD}/lesson.yaml`, "'42'", "'forty two'"),
  );
  expect(problems[0]!.message).toContain('The expectation forty two could not be evaluated');
  expect(startersFail).toBe(1);
});

/** Replaces the first lesson: a program whose text must be computed from `price`. */
function priceLesson(content: ContentFixture, yaml: string): void {
  content.replace(
    `${HELLO}/lesson.yaml`,
    /^files:.*/ms,
    `files: [{ name: main.py }]\nexpectedOutput: "total 12"\n${yaml}`,
  );
  content.write(`${HELLO}/starter/main.py`, 'price = 10\n');
  content.write(`${HELLO}/solution/main.py`, 'price = 10\nprint(f"total {price + 2}")\n');
}

test('a lesson whose hidden runs and checks refuse the printed text passes', async () => {
  const checked = await check((content) =>
    priceLesson(content, "hiddenRuns: [{ set: { price: '30' } }]\nchecks: [{ uses: f-string }]\n"),
  );
  expect(checked.problems).toEqual([]);
});

test('checks that let the printed text through are found', async () => {
  const { problems } = await check((content) => priceLesson(content, 'checks: [{ avoids: while }]\n'));
  expect(problems.map(({ message }) => message)).toEqual([
    'a program that prints the expected output passes: the checks and hidden runs let it through',
  ]);
});

test('hidden runs that the solution cannot take are found', async () => {
  const { problems } = await check((content) =>
    priceLesson(content, "hiddenRuns: [{ set: { cost: '30' } }]\n"),
  );
  expect(problems[0]!.message).toContain('the solution has no top-level variable cost');
});

describe('known mistakes', () => {
  const mistake = (content: ContentFixture, name: string, program: string) =>
    content
      .write(`${ADD}/wrong/${name}/main.py`, program)
      .write(`${ADD}/wrong/${name}/message.md`, 'Look again.\n');

  test('that fail in ways of their own are counted', async () => {
    const checked = await check((content) => {
      mistake(content, 'minus', 'def add(a, b):\n    return a - b\n');
      mistake(content, 'prints', 'def add(a, b):\n    print(a + b)\n');
    });
    expect(checked).toMatchObject({ mistakesFail: 2, problems: [] });
  });

  test('that pass, or fail like another program, are found', async () => {
    const { problems, mistakesFail } = await check((content) => {
      mistake(content, 'a-minus', 'def add(a, b):\n    return a - b\n');
      mistake(content, 'b-minus', 'def add(a, b):\n    return -b + a\n');
      mistake(content, 'c-right', 'def add(a, b):\n    return b + a\n');
      mistake(content, 'd-starter', 'def add(first, second):\n    return None\n');
    });
    expect(mistakesFail).toBe(1);
    expect(problems.map(({ file, message }) => [file.replace(`${ADD}/wrong/`, ''), message])).toEqual([
      ['b-minus/message.md', expect.stringContaining('fails exactly like wrong/a-minus')],
      ['c-right/message.md', 'this wrong program passes'],
      ['d-starter/message.md', expect.stringContaining('fails exactly like the starter')],
    ]);
  });
});

/** The course in another language, with its first lesson tested by files and the others gone. */
function lessonIn(content: ContentFixture, language: string, files: Record<string, string>, hidden: string) {
  content
    .edit(`${COURSE}/course.yaml`, 'language: python', `language: ${language}`)
    .edit(`${COURSE}/course.yaml`, '  - choices\n', '')
    .edit(`${BASICS}/chapter.yaml`, '  - hello\n', '')
    .remove(CHOICES)
    .remove(HELLO)
    .remove(`${ADD}/starter`)
    .remove(`${ADD}/solution`);
  const entry = Object.keys(files)[0]!.replace('starter/', '');
  const tests = Object.keys(files).filter((name) => name.startsWith('tests/'));
  const list = tests.map(
    (name) => `  - name: ${name.slice(6)}\n${name === hidden ? '    hidden: true\n' : ''}`,
  );
  content.replace(
    `${ADD}/lesson.yaml`,
    /^files:.*/ms,
    `files: [{ name: ${entry} }]\ntestFiles:\n${list.join('')}`,
  );
  for (const [name, text] of Object.entries(files)) content.write(`${ADD}/${name}`, text);
}

test('an error in the author’s own C tests is reported with its line and the compiler’s words', async () => {
  const { problems } = await check((content) =>
    lessonIn(
      content,
      'c',
      {
        'starter/main.c': 'int add(int a, int b) { return 0; }\n',
        'solution/main.c': 'int add(int a, int b) { return a + b; }\n',
        'tests/add_test.c':
          '#include "munit.h"\nint add(int, int);\nmunit_case(test_add, {\n  munit_assert_int(ad(1, 2), ==, 3);\n});\n',
      },
      '',
    ),
  );
  expect(problems[0]).toEqual({
    file: `${ADD}/tests/add_test.c`,
    line: 4,
    message: expect.stringContaining('this test doesn’t compile with your solution: '),
  });
  expect(problems[0]!.message).toContain("'ad'");
});

test('wrong output comes with its diff', async () => {
  const { problems } = await check((content) =>
    content.write(`${HELLO}/solution/main.py`, 'print("hello")\nprint("forge")\n'),
  );
  expect(problems[0]!.message).toContain('    - hello forge\n    + hello\n    + forge');
});

test('a hidden test that every program passes is found', async () => {
  const { problems } = await check((content) => content.edit(`${ADD}/lesson.yaml`, 'add(20, 22)', '21 * 2'));
  expect(problems).toEqual([
    {
      file: `${ADD}/lesson.yaml`,
      line: 1,
      message:
        'the hidden test 21 * 2 passes for the starter and for every changed solution: it checks nothing',
    },
  ]);
});
