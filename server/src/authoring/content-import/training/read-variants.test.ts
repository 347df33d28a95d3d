import { type LessonVariant, solvedProgram } from '@shared/lesson-types';
import { describe, expect, test } from 'vitest';
import { readContent } from '../read-content';
import { ContentFixture } from '../testing/content-fixture';
import { HELLO, NAME, PICK } from '../testing/small-content';
import { evaluate } from './evaluate';

const QUESTION = `count: 4
parameters:
  a: { from: 1, to: 9 }
  word: [nail, hook]
computed:
  double: a * 2
variant:
  question: 'How many {{word}}s are twice {{a}}? Not {{unknown}}.'
  matchesOne: ['{{double}}']
`;
const PROGRAM = `count: 2
parameters:
  who: [Mira, Tomas, Hob]
task: Greet {{who}}.
variant:
  expectedOutput: 'hello {{who}}'
solution:
  main.py: |
    print("hello {{who}}")
`;

/** Reads the small content with a training.yaml: its problems, or the variants of that lesson. */
function read(folder: string, text: string): string[] | readonly LessonVariant[] {
  using fixture = new ContentFixture();
  fixture.write(`${folder}/training.yaml`, text);
  const { content, problems } = readContent(fixture.root);
  if (problems.length > 0) return problems.map(({ line, message }) => `${line}  ${message}`);
  const lessons = content.courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
  return lessons.find(({ slug }) => folder.endsWith(slug))!.data.variants ?? [];
}

test('a question gets different numbers each time, and the same ones on every machine', () => {
  const variants = read(NAME, QUESTION) as LessonVariant[];
  expect(variants).toHaveLength(4);
  expect(new Set(variants.map(({ data }) => JSON.stringify(data))).size).toBe(4);
  for (const { data } of variants) {
    const { question, matchesOne } = data as { question: string; matchesOne: string[] };
    const [, a] = /twice (\d)\? Not \{\{unknown\}\}\.$/.exec(question) ?? [];
    expect(matchesOne).toEqual([String(2 * Number(a))]);
  }
  expect(read(NAME, QUESTION)).toEqual(variants);
});

test('a program gets another task, and a solution for it', () => {
  const [variant] = read(HELLO, PROGRAM) as LessonVariant[];
  const [, who] = /^Greet (\w+)\.$/.exec(variant!.task ?? '') ?? [];
  expect(variant!.data).toMatchObject({ expectedOutput: `hello ${who}` });
  expect(solvedProgram(variant!.data as never)).toEqual([
    { name: 'main.py', content: `print("hello ${who}")\n` },
  ]);
});

test('the lesson’s own question is no variant of it', () => {
  const same =
    'count: 2\nparameters:\n  language: [language, fruit, planet]\nvariant:\n  question: What is the {{language}} called?\n';
  const variants = read(NAME, same) as LessonVariant[];
  expect(variants.map(({ data }) => (data as { question: string }).question).toSorted()).toEqual([
    'What is the fruit called?',
    'What is the planet called?',
  ]);
});

describe('reports', () => {
  test.each([
    [
      'too few values',
      NAME,
      QUESTION.replace('to: 9', 'to: 2').replace('count: 4', 'count: 5'),
      '1  "count" is 5, and the parameters give only 4 variants',
    ],
    [
      'a parameter that changes nothing',
      NAME,
      QUESTION.replace('{{word}}', 'nail').replace('to: 9', 'to: 2'),
      '2  variants 2 and 3 are the same',
    ],
    [
      'an expression that can’t be computed',
      NAME,
      QUESTION.replace('a * 2', 'a * word'),
      '5  "computed" calculates with word, which is text',
    ],
    ['an unknown key', NAME, QUESTION.replace('matchesOne', 'matchesOnce'), '7  with a = '],
    [
      'choices that are the same',
      PICK,
      'count: 2\nparameters:\n  a: { from: 1, to: 3 }\nvariant:\n  choices: [x, "{{a}}", "{{a}}"]\n  answer: x\n',
      '5  with a = ',
    ],
    ['a field that identifies the lesson', NAME, `${QUESTION}  uuid: x\n`, '10  "variant.uuid" can’t differ'],
    [
      'a program without a solution',
      HELLO,
      PROGRAM.slice(0, PROGRAM.indexOf('solution:')),
      '1  needs "task" and "solution"',
    ],
    ['a task for a question', NAME, `${QUESTION}task: Do it.\n`, '1  can have "task"'],
  ])('%s', (_name, folder, text, problem) => {
    expect(read(folder, text)).toEqual([
      expect.stringMatching(new RegExp(`^${problem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
    ]);
  });
});

test.each([
  ['7 - 2 * 3', 1],
  ['-(a + 1) * 2', -8],
  ['7 // 2 + 7 % 2', 4],
  ['-7 // 2', -4],
  ['-7 % 3', 2],
])('%s is %i, as in Python', (expression, value) => {
  expect(evaluate(expression, { a: 3 })).toBe(value);
});

test.each([
  ['1 +', /ends too early/],
  ['(1', /without its \)/],
  ['1 // 0', /divides by 0/],
  ['1 $ 2', /can’t be read from \$ 2 on/],
  ['b', /uses b/],
  ['constructor', /uses constructor/],
  ['9'.repeat(30), /too large/],
])('%s has no value', (expression, reason) => {
  expect(() => evaluate(expression, {})).toThrow(reason);
});
