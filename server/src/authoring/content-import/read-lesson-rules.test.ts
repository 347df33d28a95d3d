import { describe, expect, test } from 'vitest';
import { readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';
import { ADD, COURSE, HELLO, NAME, PICK } from './testing/small-content';

/** The problems of SMALL_CONTENT after a change, as `file:line  message`, below one lesson. */
function problemsOf(lesson: string, change: (content: ContentFixture) => void): string[] {
  using content = new ContentFixture();
  change(content);
  return readContent(content.root).problems.map(({ file, line, message }) => {
    expect(file.startsWith(lesson)).toBe(true);
    return `${file.slice(lesson.length + 1)}:${line}  ${message}`;
  });
}

function lessonAfter(lesson: string, change: (content: ContentFixture) => void) {
  using content = new ContentFixture();
  change(content);
  const reading = readContent(content.root);
  expect(reading.problems).toEqual([]);
  const slug = lesson.slice(lesson.lastIndexOf('/') + 1);
  return reading.content.courses[0]!.chapters.flatMap(({ lessons }) => lessons).find(
    (one) => one.slug === slug,
  )!;
}

const append = (content: ContentFixture, lesson: string, yaml: string) =>
  content.replace(`${lesson}/lesson.yaml`, /^difficulty: \d\n/m, `difficulty: 1\n${yaml}`);

describe('known mistakes', () => {
  test('are read with every file that learners can edit', () => {
    const { data } = lessonAfter(ADD, (content) => {
      content
        .write(`${ADD}/wrong/minus/main.py`, 'MINUS')
        .write(`${ADD}/wrong/minus/message.md`, '\nAdd `b`.\n');
    });
    expect(data).toMatchObject({
      knownMistakes: [{ name: 'minus', files: [{ name: 'main.py', content: 'MINUS' }], message: 'Add `b`.' }],
    });
    expect(lessonAfter(ADD, () => {}).data).not.toHaveProperty('knownMistakes');
  });

  test('problems name the file, the line and the reason', () => {
    const problems = problemsOf(ADD, (content) => {
      const wrong = `${ADD}/wrong`;
      content.write(`${wrong}/loose.md`, 'x');
      content.write(`${wrong}/a/message.md`, 'Almost.\n\n## Why\n\n- because\n');
      content.write(`${wrong}/b/main.py`, 'x');
      content.write(`${wrong}/c/main.py`, 'x').write(`${wrong}/c/message.md`, ' \n');
      content.write(`${wrong}/c/numbers_data.py`, 'x').write(`${wrong}/c/other.py`, 'x');
      content.write(`${wrong}/d/main.py`, 'x').write(`${wrong}/d/message.md`, 'x'.repeat(401));
    });
    expect(problems).toEqual([
      'wrong/a/main.py:1  is missing: a known mistake has every file that learners can edit',
      'wrong/a/message.md:3  may have no headings, lists or blocks: write one to three sentences',
      'wrong/a/message.md:5  may have no headings, lists or blocks: write one to three sentences',
      'wrong/b/message.md:1  is missing: it says what to tell a learner who wrote this',
      'wrong/c/message.md:1  is empty',
      'wrong/c/numbers_data.py:1  replaces a file that the learner cannot edit',
      `wrong/c/other.py:1  is not listed under "files" in ${ADD}/lesson.yaml`,
      'wrong/d/message.md:1  has 401 characters; keep it below 400',
      'wrong/loose.md:1  belongs in a folder of its own, such as wrong/off-by-one/',
    ]);
  });

  test('a question has none', () => {
    expect(problemsOf(PICK, (content) => content.write(`${PICK}/wrong/a/message.md`, 'x'))).toEqual([
      'wrong:1  does not belong here; only lesson.yaml, lesson.md, lesson.de.md, training.yaml, hints do',
    ]);
  });
});

test('a task and minutes are read; a lesson needs neither', () => {
  const lesson = lessonAfter(HELLO, (content) =>
    append(content, HELLO, 'task: Print `hello`.\nminutes: 5\n'),
  );
  expect(lesson).toMatchObject({ task: 'Print `hello`.', minutes: 5 });
  expect(lessonAfter(HELLO, () => {})).toMatchObject({ task: null, minutes: null });
});

describe('what lesson.yaml can get wrong', () => {
  test.each([
    [HELLO, 'minutes: 90', '"minutes" must be a whole number from 1 to 60'],
    [HELLO, "task: ''", '"task" must not be empty'],
    [HELLO, 'checks: [{ uses: loops }]', /"checks\[0\]\.uses" must be loop, .*; did you mean "loop"\?$/],
    [
      HELLO,
      'checks: [{ uses: loop, calls: f }]',
      '"checks[0]" needs exactly one of uses, calls, defines, avoids',
    ],
    [
      HELLO,
      'checks: [{ avoids: { call: f } }]',
      /"checks\[0\]\.avoids" must be one of loop, .* with a function’s name/,
    ],
    [HELLO, 'checks: [{ uses: loop }, { uses: loop }]', /"checks\[1\]" repeats an earlier entry/],
    [HELLO, 'hiddenRuns: [{}]', '"hiddenRuns[0]" needs stdin or set'],
    [
      HELLO,
      'hiddenRuns: [{ set: { price: 30 } }]',
      '"hiddenRuns[0].set.price" must be text: put 30 in quotes',
    ],
    [HELLO, 'random: { call: f(), inputs: {} }', /unknown key "random"/],
    [ADD, 'random: { call: f(n), inputs: {} }', '"random.inputs" must name an input'],
    [ADD, 'random: { call: f(n), inputs: { m: { bool: {} } } }', '"random.inputs.m" isn’t used in the call'],
    [ADD, 'random: { call: f(n), inputs: { n: { bol: {} } } }', /"random\.inputs\.n" must be one of int: /],
    [PICK, 'hiddenRuns: [{ stdin: x }]', /unknown key "hiddenRuns"/],
  ])('%s with %s', (lesson, yaml, message) => {
    const problems = problemsOf(lesson, (content) => append(content, lesson, `${yaml}\n`));
    expect(problems).toEqual([expect.stringMatching(message instanceof RegExp ? message : escaped(message))]);
  });

  const escaped = (text: string) => new RegExp(`  ${text.replace(/[.[\]]/g, '\\$&')}$`);
});

test('what a language cannot have is refused', () => {
  const change = (language: string, entry: string) => (content: ContentFixture) => {
    content.edit(`${COURSE}/course.yaml`, 'language: python', `language: ${language}`);
    for (const lesson of [HELLO, ADD]) {
      content.edit(`${lesson}/lesson.yaml`, 'name: main.py', `name: ${entry}`);
      content.move(`${lesson}/starter/main.py`, `${lesson}/starter/${entry}`);
      content.move(`${lesson}/solution/main.py`, `${lesson}/solution/${entry}`);
    }
    append(content, HELLO, "checks: [{ uses: f-string }]\nhiddenRuns: [{ set: { price: '3' } }]\n");
    append(content, ADD, 'random: { call: add(n), inputs: { n: { bool: {} } } }\n');
  };
  expect(problemsOf(COURSE, change('go', 'main.go')).map((problem) => problem.replace(/^.*\//, ''))).toEqual([
    'lesson.yaml:6  "random" can’t be used in go yet',
    'lesson.yaml:6  "checks[0]" can’t ask for “f-string”, which go doesn’t have',
    'lesson.yaml:7  "set" can’t be used in go: use stdin instead',
  ]);
  expect(problemsOf(COURSE, change('sql', 'main.sql'))).toContainEqual(
    expect.stringContaining('"checks[0]" can’t be used in sql: there is no parser for it here'),
  );
});

describe('wrong answers to questions', () => {
  test('can be explained', () => {
    const pick = lessonAfter(PICK, (content) =>
      content.edit(`${PICK}/lesson.yaml`, '- input', '- { text: input, why: It reads. }'),
    );
    expect(pick.data).toMatchObject({ choices: ['print', { text: 'input', why: 'It reads.' }] });
    const name = lessonAfter(NAME, (content) =>
      append(content, NAME, 'wrong: [{ answer: Snake, why: No. }]\n'),
    );
    expect(name.data).toMatchObject({ wrong: [{ answer: 'Snake', why: 'No.' }] });
  });

  test('problems are found', () => {
    const pick = (from: string, to: string) =>
      problemsOf(PICK, (content) => content.edit(`${PICK}/lesson.yaml`, from, to));
    expect(pick('- print', '- { text: print, why: It prints. }')).toEqual([
      'lesson.yaml:8  "choices[0].why" belongs to a wrong choice; say in explanation why the right one is right',
    ]);
    expect(pick('- input', '- { text: input }')).toEqual([
      'lesson.yaml:9  "choices[1]" must be text, or a set of keys with text and why',
    ]);
    const wrong = 'wrong: [{ answer: a b, why: x }, { answer: A  b, why: y }]\n';
    expect(problemsOf(NAME, (content) => append(content, NAME, wrong))).toEqual([
      'lesson.yaml:6  "wrong[1]" repeats an earlier entry: a b',
    ]);
  });
});
