import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { lessonTypes, solvedProgram, starterProgram } from '@shared/lesson-types';
import { describe, expect, test } from 'vitest';
import { formatProblems } from './problem';
import { ContentReader, readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';
import {
  ADD,
  BASICS,
  CHOICES,
  COURSE,
  COURSE_UUID,
  HELLO,
  lessonUuid,
  NAME,
  PICK,
} from './testing/small-content';

const TEACHER = `uuid: 00000000-0000-4000-a000-000000000009
slug: ada
name: Ada
headline: Writes.
bio: Writes a lot.
emblem: quill-ink
`;
/** `type_code, …, or type_cli` */
const TYPES = new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(lessonTypes));

/** An SVG of this size. */
const pictureOf = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

/** The problems of the small content after a change, one line each. */
function problemsAfter(change: (content: ContentFixture) => void): string[] {
  using fixture = new ContentFixture();
  change(fixture);
  const { problems } = readContent(fixture.root);
  return problems.length === 0 ? [] : formatProblems(problems).split('\n');
}

describe('reading whole content', () => {
  test('reads the same with the help of a thread', async () => {
    using fixture = new ContentFixture();
    fixture.edit(`${NAME}/lesson.yaml`, 'difficulty: 1', 'difficulty: 20');
    const reader = new ContentReader(fixture.root);
    await reader.readAhead(1);
    expect(reader.read()).toEqual(readContent(fixture.root));
    expect(reader.read().problems).toMatchObject([{ file: `${NAME}/lesson.yaml` }]);
  });

  test('returns courses, chapters and lessons in their listed order, with the texts of their files', () => {
    using fixture = new ContentFixture();
    const { content, problems } = readContent(fixture.root);

    expect(problems).toEqual([]);
    expect(content.tracks).toMatchObject([{ slug: 'backend', courseUuids: [COURSE_UUID] }]);
    expect(content.courses.map((course) => course.slug)).toEqual(['forge-python']);
    const chapters = content.courses[0]!.chapters;
    expect(chapters.map((chapter) => chapter.lessons.map((lesson) => lesson.slug))).toEqual([
      ['hello', 'add'],
      ['pick', 'name'],
    ]);
    const add = chapters[0]!.lessons[1]!;
    expect(add).toMatchObject({ uuid: lessonUuid(2), title: 'Add', difficulty: 2 });
    expect(add.prose).toContain('Write `add`.');
    if (!('solutionFiles' in add.data)) throw new Error('add has code');
    expect(add.data.files).toEqual([
      { name: 'main.py', content: 'def add(a, b):\n    pass\n', isReadonly: false, isHidden: false },
      { name: 'numbers_data.py', content: 'NUMBERS = [1, 2]\n', isReadonly: true, isHidden: false },
    ]);
    expect(starterProgram(add.data)[0]).toEqual({ name: 'main.py', content: 'def add(a, b):\n    pass\n' });
    expect(solvedProgram(add.data)).toEqual([
      { name: 'main.py', content: 'def add(a, b):\n    return a + b\n' },
      { name: 'numbers_data.py', content: 'NUMBERS = [1, 2]\n' },
    ]);
  });

  test('a course has its teachers', () => {
    using fixture = new ContentFixture();
    fixture.write('teachers/ada.yaml', TEACHER);
    fixture.edit(`${COURSE}/course.yaml`, 'chapters:', 'teachers:\n  - ada\nchapters:');
    const { content, problems } = readContent(fixture.root);
    expect([problems, content.courses[0]!.teachers]).toMatchObject([[], [{ slug: 'ada', name: 'Ada' }]]);
  });

  test('reports unknown teachers, and files of teachers that are wrong', () => {
    const problems = problemsAfter((content) => {
      content.write('teachers/ada.yaml', TEACHER.replace('name: Ada', 'nam: Ada'));
      content.write('teachers/notes.txt', '');
      content.edit(`${COURSE}/course.yaml`, 'chapters:', 'teachers:\n  - ada\n  - adda\nchapters:');
    });
    expect(problems).toEqual([
      'courses/forge-python/course.yaml:12  there is no teacher adda; did you mean "ada"?',
      'teachers/ada.yaml:1  "name" is missing',
      'teachers/ada.yaml:3  unknown key "nam"; did you mean "name"?',
      'teachers/notes.txt:1  does not belong here; a teacher is a .yaml file, with a picture of the same name',
    ]);
  });

  test('a teacher has the picture next to their file', () => {
    using fixture = new ContentFixture();
    fixture.write('teachers/ada.yaml', TEACHER).write('teachers/ada.svg', pictureOf(256, 256));
    fixture.edit(`${COURSE}/course.yaml`, 'chapters:', 'teachers:\n  - ada\nchapters:');
    const { content, problems } = readContent(fixture.root);
    expect([problems, content.courses[0]!.teachers]).toEqual([
      [],
      [
        expect.objectContaining({
          image: expect.stringMatching(/^\/v1\/content\/teachers\/ada\.svg\?v=\w+$/),
        }),
      ],
    ]);
  });

  test('reports pictures that can’t be shown', () => {
    const problems = problemsAfter((content) => {
      for (const slug of ['ada', 'bob', 'eve'])
        content.write(
          `teachers/${slug}.yaml`,
          TEACHER.replace('ada', slug).replace('009', `0${slug.charCodeAt(0)}`.slice(-3)),
        );
      content.write('teachers/ada.svg', pictureOf(256, 200)).write('teachers/ada.png', 'no PNG');
      content.write('teachers/bob.svg', pictureOf(64, 64)).write('teachers/eva.svg', pictureOf(256, 256));
    });
    expect(problems).toEqual([
      'teachers/ada.png:1  is not what its name says: its content is not png',
      'teachers/ada.svg:1  is a second picture of ada, beside ada.png',
      'teachers/bob.svg:1  is 64 pixels wide; a teacher’s picture must have at least 192',
      'teachers/eva.svg:1  is a picture of nobody: there is no teachers/eva.yaml; did you mean "eve"?',
    ]);
  });

  test('reads Windows line ends like any others', () => {
    using fixture = new ContentFixture();
    fixture.write(`${HELLO}/solution/main.py`, 'print("hello forge")\r\n');
    const { content } = readContent(fixture.root);
    const { data } = content.courses[0]!.chapters[0]!.lessons[0]!;
    expect('solutionFiles' in data && data.solutionFiles[0]!.content).toBe('print("hello forge")\n');
  });

  test('ignores what editors and interpreters leave behind', () => {
    expect(
      problemsAfter((content) => {
        content.write(`${HELLO}/.DS_Store`, 'x').write(`${HELLO}/starter/__pycache__/main.pyc`, 'x');
        content.write(`${HELLO}/lesson.md~`, 'x');
      }),
    ).toEqual([]);
  });
});

const yaml = (folder: string) => `${folder}/lesson.yaml`;

/** A change to the small content, and the one problem that it must cause. */
const FAULTS: [name: string, change: (content: ContentFixture) => void, problem: string][] = [
  [
    'an unknown key',
    (c) => c.edit(yaml(HELLO), 'expectedOutput', 'expectedOutputs'),
    `${HELLO}/lesson.yaml:8  unknown key "expectedOutputs"; did you mean "expectedOutput"?`,
  ],
  [
    'a key with swapped letters',
    (c) => c.edit(yaml(PICK), 'title: Pick', 'titel: Pick'),
    `${PICK}/lesson.yaml:3  unknown key "titel"; did you mean "title"?`,
  ],
  [
    'an unknown key in a list',
    (c) => c.edit(yaml(ADD), "expect: '42'\n    hidden", "expect: '42'\n    hiden"),
    `${ADD}/lesson.yaml:20  unknown key "hiden" in "tests[3]"; did you mean "hidden"?`,
  ],
  [
    'a missing key',
    (c) => c.edit(yaml(PICK), 'title: Pick\n', ''),
    `${PICK}/lesson.yaml:1  "title" is missing`,
  ],
  [
    'a missing key in a list',
    (c) => c.edit(yaml(ADD), '  - call: add(20, 22)\n    expect', '  - expect'),
    `${ADD}/lesson.yaml:18  "tests[3].call" is missing`,
  ],
  [
    'a number where text belongs',
    (c) => c.edit(yaml(ADD), "expect: '42'", 'expect: 42'),
    `${ADD}/lesson.yaml:19  "tests[3].expect" must be text: put 42 in quotes`,
  ],
  [
    'text where a list belongs',
    (c) => c.edit(`${BASICS}/chapter.yaml`, 'lessons:\n  - hello\n  - add\n', 'lessons: hello\n'),
    `${BASICS}/chapter.yaml:5  "lessons" must be a list, and is text`,
  ],
  [
    'a key without a value',
    (c) => c.edit(yaml(PICK), 'title: Pick', 'title:'),
    `${PICK}/lesson.yaml:3  "title" must be text, and is empty`,
  ],
  [
    'an unknown lesson type',
    (c) => c.edit(yaml(PICK), 'type_choice', 'type_choise'),
    `${PICK}/lesson.yaml:4  "type" must be ${TYPES}; did you mean "type_choice"?`,
  ],
  [
    'a type that is the name of an object’s method',
    (c) => c.edit(yaml(PICK), 'type_choice', 'toString'),
    `${PICK}/lesson.yaml:4  "type" must be type_code`,
  ],
  [
    'an unknown status',
    (c) => c.edit(`${COURSE}/course.yaml`, 'live', 'alive'),
    `${COURSE}/course.yaml:7  "status" must be live or draft; did you mean "live"?`,
  ],
  [
    'a difficulty out of range',
    (c) => c.edit(yaml(ADD), 'difficulty: 2', 'difficulty: 11'),
    `${ADD}/lesson.yaml:5  "difficulty" must be a whole number from 1 to 10`,
  ],
  [
    'a UUID that is none',
    (c) => c.edit(yaml(HELLO), lessonUuid(1), 'hello'),
    `${HELLO}/lesson.yaml:1  "uuid" must be a UUID, such as the output of \`uuidgen\``,
  ],
  [
    'broken YAML',
    (c) => c.edit(yaml(NAME), 'title: Name', 'title: [Name'),
    `${NAME}/lesson.yaml:4  cannot be read as YAML`,
  ],
  [
    'an emblem that nobody drew',
    (c) => c.edit(`${COURSE}/course.yaml`, 'emblem: snake', 'emblem: snaek'),
    `${COURSE}/course.yaml:8  there is no emblem snaek; shared/content/course-emblems.ts lists them; did you mean "snake"?`,
  ],
  [
    'types to check in a language without them',
    (c) => c.edit(yaml(ADD), 'tests:', 'checkTypes: true\ntests:'),
    `${ADD}/lesson.yaml:10  "checkTypes" is for TypeScript, and this lesson’s language is Python`,
  ],
  [
    'a file that isn’t UTF-8',
    (c) => c.write(`${PICK}/lesson.md`, Buffer.from('One of them\nwrites \xff\n', 'latin1')),
    `${PICK}/lesson.md:2  is not UTF-8 text`,
  ],
  [
    'a colon in a text without quotes',
    (c) => c.edit(yaml(NAME), 'title: Name', "title: What's next: names"),
    `${NAME}/lesson.yaml:3  cannot be read as YAML: the text of "title" has a colon followed by a space, so it needs quotes: title: "What's next: names"`,
  ],
  [
    'code at the start of a text without quotes',
    (c) => c.edit(yaml(NAME), 'title: Name', 'title: `name`'),
    `${NAME}/lesson.yaml:3  cannot be read as YAML: the text of "title" starts with a character that has a meaning of its own, so it needs quotes: title: '\`name\`'`,
  ],
  [
    'a value that contains itself',
    (c) => c.edit(yaml(NAME), 'matchesOne:\n  - python', 'matchesOne: &self\n  - *self'),
    `${NAME}/lesson.yaml:8  "*self" repeats a value by its anchor, which content files can’t do: write the value again`,
  ],
  [
    'lists nested deeper than anyone writes',
    (c) => c.edit(yaml(NAME), 'title: Name', `title: ${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    `${NAME}/lesson.yaml:3  cannot be read as YAML: its lists and keys are nested too deeply`,
  ],
  [
    'a link that leads out of the content',
    (c) => symlinkSync('/etc/hostname', join(c.root, HELLO, 'starter/notes.txt')),
    `${HELLO}/starter/notes.txt:1  is a symbolic link; put a copy of the file here`,
  ],
  [
    'a link to a folder around it',
    (c) => symlinkSync('..', join(c.root, HELLO, 'starter/again')),
    `${HELLO}/starter/again:1  is a symbolic link; put a copy of the file here`,
  ],
  [
    'a huge file',
    (c) => c.write(`${HELLO}/starter/main.py`, 'x'.repeat(2 * 1024 * 1024)),
    `${HELLO}/starter/main.py:1  is 2.0 MB; a file may have at most 1 MB`,
  ],
  [
    'a text that nobody reads to its end',
    (c) => c.write(`${PICK}/lesson.md`, 'Word after word. '.repeat(18_000)),
    `${PICK}/lesson.md:1  is 299 KB; a lesson’s text may have at most 64 KB`,
  ],
  [
    'a key given twice',
    (c) => c.edit(yaml(NAME), 'title: Name\n', 'title: Name\ntitle: Names\n'),
    `${NAME}/lesson.yaml:4  cannot be read as YAML: Map keys must be unique`,
  ],
  [
    'an orphan lesson',
    (c) => c.edit(`${BASICS}/chapter.yaml`, '  - add\n', ''),
    `${BASICS}/chapter.yaml:5  "lessons" does not list add, which is in ${BASICS}/lessons`,
  ],
  [
    'an orphan chapter',
    (c) => c.edit(`${COURSE}/course.yaml`, '  - choices\n', ''),
    `${COURSE}/course.yaml:10  "chapters" does not list choices, which is in ${COURSE}/chapters`,
  ],
  [
    'a listed lesson that does not exist',
    (c) => c.edit(`${BASICS}/chapter.yaml`, '  - add\n', '  - add\n  - subtract\n'),
    `${BASICS}/chapter.yaml:8  ${BASICS}/lessons/subtract is listed and does not exist`,
  ],
  [
    'a lesson listed twice',
    (c) => c.edit(`${BASICS}/chapter.yaml`, '  - add\n', '  - add\n  - hello\n'),
    `${BASICS}/chapter.yaml:8  "lessons[2]" repeats an earlier entry: hello`,
  ],
  ['a listed folder without its file', (c) => c.remove(yaml(PICK)), `${PICK}/lesson.yaml:1  is missing`],
  [
    'a track with a course that does not exist',
    (c) => c.edit('tracks/backend.yaml', '- forge-python', '- forge-python\n  - forge-pythom'),
    'tracks/backend.yaml:7  there is no course forge-pythom; did you mean "forge-python"?',
  ],
  [
    'a UUID used twice',
    (c) => c.edit(yaml(NAME), lessonUuid(4), lessonUuid(1)),
    `${NAME}/lesson.yaml:1  "uuid" ${lessonUuid(1)} is already used by ${HELLO}/lesson.yaml`,
  ],
  [
    'a UUID used by things of different kinds',
    (c) => c.edit(yaml(NAME), lessonUuid(4), COURSE_UUID),
    `${NAME}/lesson.yaml:1  "uuid" ${COURSE_UUID} is already used by ${COURSE}/course.yaml`,
  ],
  [
    'a slug used twice',
    (c) => {
      c.move(NAME, `${CHOICES}/lessons/add`).edit(`${CHOICES}/chapter.yaml`, '- name', '- add');
      c.edit(`${CHOICES}/lessons/add/lesson.yaml`, 'slug: name', 'slug: add');
    },
    `${CHOICES}/lessons/add/lesson.yaml:2  "slug" add is already used by ${ADD}/lesson.yaml`,
  ],
  [
    'a slug unlike its folder',
    (c) => c.edit(yaml(HELLO), 'slug: hello', 'slug: hallo'),
    `${HELLO}/lesson.yaml:2  "slug" is hallo, and its folder or file is hello`,
  ],
  [
    'a missing starter file',
    (c) => c.remove(`${ADD}/starter/numbers_data.py`),
    `${ADD}/lesson.yaml:8  starter/numbers_data.py is listed and does not exist`,
  ],
  [
    'a missing solution',
    (c) => c.remove(`${HELLO}/solution`),
    `${HELLO}/lesson.yaml:1  the solution is missing: put its files in ${HELLO}/solution`,
  ],
  [
    'a solution that changes nothing',
    (c) => c.write(`${HELLO}/solution/main.py`, 'print("hello")\n'),
    `${HELLO}/solution/main.py:1  is the same as its starter file`,
  ],
  [
    'a solution for a read-only file',
    (c) => c.write(`${ADD}/solution/numbers_data.py`, 'NUMBERS = []\n'),
    `${ADD}/solution/numbers_data.py:1  replaces a file that the learner cannot edit`,
  ],
  [
    'a starter file that is not listed',
    (c) => c.write(`${HELLO}/starter/helpers/extra.py`, ''),
    `${HELLO}/starter/helpers/extra.py:1  is not listed under "files" in ${HELLO}/lesson.yaml`,
  ],
  [
    'an entry of another language',
    (c) =>
      c
        .edit(`${COURSE}/course.yaml`, 'python\nstatus', 'javascript\nstatus')
        .remove(ADD)
        .edit(`${BASICS}/chapter.yaml`, '  - add\n', ''),
    `${HELLO}/lesson.yaml:7  "files" must begin with the entry, a .js file`,
  ],
  [
    'a file that belongs nowhere',
    (c) => c.write(`${PICK}/starter/main.py`, 'x = 1\n'),
    `${PICK}/starter:1  does not belong here; only lesson.yaml, lesson.md, lesson.de.md, training.yaml, hints do`,
  ],
  [
    'an answer that is no choice',
    (c) => c.edit(yaml(PICK), 'answer: print', 'answer: Print'),
    `${PICK}/lesson.yaml:10  "answer" is not among the choices; copy the text of the right choice exactly`,
  ],
  [
    'one hidden test only',
    (c) => c.edit(yaml(ADD), "expect: '42'\n    hidden: true\n", "expect: '42'\n"),
    `${ADD}/lesson.yaml:10  "tests" needs at least 2 hidden tests, and has 1`,
  ],
  [
    'a test that expects nothing',
    (c) => c.edit(yaml(ADD), "    expect: '42'\n", ''),
    `${ADD}/lesson.yaml:18  "tests[3]" needs expect, raises or prints`,
  ],
  [
    'a test that expects a value and an error',
    (c) => c.edit(yaml(ADD), "expect: '42'\n", "expect: '42'\n    raises: ValueError\n"),
    `${ADD}/lesson.yaml:20  "tests[3].raises" can’t be combined with expect; keep one of them`,
  ],
  [
    'a typed answer without a rule',
    (c) => c.edit(yaml(NAME), 'matchesOne:\n  - python\n', ''),
    `${NAME}/lesson.yaml:1  this file needs containsAll, matchesOne or containsNone`,
  ],
  [
    'a program that leaves the learner nothing to edit',
    (c) => c.edit(yaml(HELLO), '- name: main.py', '- name: main.py\n    readonly: true'),
    `${HELLO}/lesson.yaml:6  "files" must leave at least one file for the learner to edit`,
  ],
  [
    'a path out of the folder',
    (c) => c.edit(yaml(ADD), 'name: numbers_data.py', 'name: ../secret.py'),
    `${ADD}/lesson.yaml:8  "files[1].name" must be a relative path of letters, digits, _, - and ., such as main.py`,
  ],
  [
    'prose without an assignment',
    (c) => c.edit(`${HELLO}/lesson.md`, '## Assignment', '## Task'),
    `${HELLO}/lesson.md:1  has no "## Assignment" section to say what to write`,
  ],
  ['missing prose', (c) => c.remove(`${NAME}/lesson.md`), `${NAME}/lesson.md:1  is missing`],
  ['empty prose', (c) => c.write(`${NAME}/lesson.md`, '\n'), `${NAME}/lesson.md:1  is empty`],
  [
    'prose that is not UTF-8',
    (c) => c.write(`${NAME}/lesson.md`, new Uint8Array([0x61, 0xff])),
    `${NAME}/lesson.md:1  is not UTF-8 text`,
  ],
];

describe('problems', () => {
  test.each(FAULTS)('%s is reported with its file and line', (_name, change, problem) => {
    const problems = problemsAfter(change);
    expect(
      problems.some((line) => line.startsWith(problem)),
      problems.join('\n'),
    ).toBe(true);
  });

  test('one mistake causes one problem if nothing follows from it', () => {
    expect(problemsAfter((c) => c.edit(yaml(PICK), 'title: Pick\n', ''))).toHaveLength(1);
    expect(problemsAfter((c) => c.edit(yaml(NAME), lessonUuid(4), lessonUuid(1)))).toHaveLength(1);
    expect(problemsAfter((c) => c.edit(yaml(HELLO), 'expectedOutput', 'expectOutput'))).toHaveLength(2);
  });

  test('all problems of all files are reported together, sorted by file and line', () => {
    const problems = problemsAfter((content) => {
      content.edit(yaml(PICK), 'answer: print', 'answer: prints');
      content.edit(yaml(PICK), 'difficulty: 1', 'difficulty: hard\ncolour: red');
      content.remove(`${HELLO}/lesson.md`);
      content.edit('tracks/backend.yaml', 'slug: backend', 'slug: Backend');
    });
    expect(problems).toEqual([
      `${HELLO}/lesson.md:1  is missing`,
      `${PICK}/lesson.yaml:5  "difficulty" must be a number, and is text`,
      `${PICK}/lesson.yaml:6  unknown key "colour"`,
      `${PICK}/lesson.yaml:11  "answer" is not among the choices; copy the text of the right choice exactly`,
      'tracks/backend.yaml:2  "slug" must be lower-case letters and digits with single hyphens, such as hello-world',
    ]);
  });

  test('a folder without courses is a problem, not an empty catalog', () => {
    using fixture = new ContentFixture({ 'README.md': 'nothing yet\n' });
    expect(formatProblems(readContent(fixture.root).problems)).toBe('courses:1  holds no course');
  });
});
