import { lessonTypeOf, translatedData } from '@shared/lesson-types';
import { expect, test } from 'vitest';
import { readContent } from '../read-content';
import { ContentFixture } from '../testing/content-fixture';
import { ADD, BASICS, COURSE, HELLO, NAME, PICK } from '../testing/small-content';

const PICK_DE = `${PICK}/lesson.de.md`;
const GERMAN_PICK = `---
title: Wähle
question: Was gibt etwas aus?
choices:
  - ausgeben
  - text: eingeben
    why: Das liest nur.
explanation: Das schreibt auf den Bildschirm.
---

Eins von beiden schreibt auf den Bildschirm.
`;

/** Reads the content, with every translation made from the original as it is. */
function readCurrent(content: ContentFixture) {
  for (const { file, current } of readContent(content.root).translations)
    content.replace(file, /^title:/m, `madeFrom: '${current}'\ntitle:`);
  return readContent(content.root);
}

const lessonIn = (reading: ReturnType<typeof readContent>, slug: string) =>
  reading.content.courses[0]!.chapters.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug)!;

const linesOf = (reading: ReturnType<typeof readContent>) =>
  reading.warnings.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);

test('a course, its chapters and tracks are read with their translations', () => {
  using content = new ContentFixture();
  content
    .write(`${COURSE}/course.de.yaml`, 'title: Schmiede-Python\nsummary: Kurz.\ndescription: Lang.\n')
    .write(`${BASICS}/chapter.de.yaml`, 'title: Grundlagen\ndescription: Ausgeben und addieren.\n')
    .write('tracks/backend.de.yaml', 'title: Hinterland\ndescription: Von null zum Server.\n');
  const reading = readCurrent(content);
  expect([reading.problems, reading.warnings]).toEqual([[], []]);
  const [course] = reading.content.courses;
  expect(course?.translations?.de).toEqual({
    title: 'Schmiede-Python',
    summary: 'Kurz.',
    description: 'Lang.',
  });
  expect(course?.chapters[0]?.translations?.de?.title).toBe('Grundlagen');
  expect(reading.content.tracks.map(({ translations }) => translations?.de?.title)).toEqual(['Hinterland']);
});

test('a lesson’s translation has its text and the texts of its type', () => {
  using content = new ContentFixture();
  content.write(PICK_DE, GERMAN_PICK);
  const reading = readCurrent(content);
  // The original gives no reason, so there is nothing to miss.
  expect([reading.problems, reading.warnings]).toEqual([[], []]);
  const { data, translations } = lessonIn(reading, 'pick');
  expect(translations?.de).toMatchObject({
    title: 'Wähle',
    prose: 'Eins von beiden schreibt auf den Bildschirm.',
  });
  const type = lessonTypeOf(data);
  const german = translatedData(type, data, translations!.de!.fields);
  expect(type.present(german, 'python').LessonDataChoice).toEqual({
    Question: 'Was gibt etwas aus?',
    Choices: ['ausgeben', 'eingeben'],
  });
  // An answer means the same in every language, so it can be judged again in any.
  expect(type.readAnswer(german, { Choice: 'ausgeben' })).toEqual({ kind: 'choice', choice: 'print' });
  expect(type.readAnswer(german, { Choice: 'input' })).toEqual({ kind: 'choice', choice: 'input' });
  expect(type.presentAnswer({ kind: 'choice', choice: 'print' } as never, german)).toEqual({
    Choice: 'ausgeben',
  });
  expect(type.presentSolution(german)).toEqual({ Answer: 'ausgeben' });
  const grade = type.grade(undefined as never, {
    data: german,
    language: 'python',
    answer: { kind: 'choice', choice: 'input' } as never,
  });
  expect(grade).toMatchObject({ verdict: 'failure', explanation: 'Das liest nur.' });
});

test('what a translation lacks, or has otherwise than its original, is a warning that says where', () => {
  using content = new ContentFixture();
  content
    .write(PICK_DE, GERMAN_PICK.replace('  - ausgeben\n', '').replace(/explanation.*\n/, ''))
    .write(
      `${ADD}/lesson.de.md`,
      '---\ntitle: Addieren\nmistakes:\n  none: Nein.\n---\n\nSo:\n\n```python\ndef eins():\n    return 1\n```\n\n## Aufgabe\n\n1. Schreib `add`.\n',
    );
  const reading = readCurrent(content);
  expect(reading.problems).toEqual([]);
  expect(linesOf(reading)).toEqual([
    'lesson.de.md:1 has 1 numbered step, and the original has 0',
    'lesson.de.md:10 this code block isn’t the original’s, which is in line 3',
    'lesson.de.md:1 has no "explanation": learners see the original',
    'lesson.de.md:5 has 1 entries in "choices", and the original has 2: learners see the original',
  ]);
  const { data, translations } = lessonIn(reading, 'pick');
  const german = translatedData(lessonTypeOf(data), data, translations!.de!.fields);
  expect(lessonTypeOf(data).present(german, 'python').LessonDataChoice?.Choices).toEqual(['print', 'input']);
});

test('a translation that’s older than its original keeps its text, but not what its answers depend on', () => {
  using content = new ContentFixture();
  content.write(PICK_DE, GERMAN_PICK);
  expect(readCurrent(content).warnings).toEqual([]);
  content.edit(`${PICK}/lesson.yaml`, '  - print\n  - input\n', '  - input\n  - print\n');
  const reading = readContent(content.root);
  expect(linesOf(reading)).toEqual([
    'lesson.de.md:2 is older than its original: update it, then run `npm run content:translated` with its path',
  ]);
  expect(lessonIn(reading, 'pick').translations?.de).toMatchObject({ title: 'Wähle', fields: {} });
});

test('messages for known mistakes and hints are translated by their names, answers in both languages are right', () => {
  using content = new ContentFixture();
  content
    .write(`${HELLO}/wrong/bye/main.py`, 'print("bye")\n')
    .write(`${HELLO}/wrong/bye/message.md`, 'Not yet!\n')
    .write(`${HELLO}/hints/seven.md`, 'when: output line 1: 7\n\nToo many.\n')
    .write(
      `${HELLO}/lesson.de.md`,
      '---\ntitle: Hallo\nmistakes:\n  bye: Noch nicht!\nhints:\n  seven: Zu viele.\n---\n\nText.\n\n## Aufgabe\n\nTu es.\n',
    )
    .write(
      `${NAME}/lesson.de.md`,
      '---\ntitle: Name\nquestion: Wie heißt sie?\nexplanation: Nach den Komikern.\nalsoRight: [pythonsprache]\n---\n\nText.\n',
    );
  const reading = readCurrent(content);
  expect([reading.problems, reading.warnings]).toEqual([[], []]);
  const hello = lessonIn(reading, 'hello');
  const german = translatedData(lessonTypeOf(hello.data), hello.data, hello.translations!.de!.fields);
  expect(german).toMatchObject({
    knownMistakes: [{ name: 'bye', message: 'Noch nicht!' }],
    hints: [{ when: 'output line 1: 7', message: 'Zu viele.' }],
  });
  const name = lessonIn(reading, 'name').data;
  const judge = (text: string) =>
    lessonTypeOf(name).grade(undefined as never, {
      data: name,
      language: 'python',
      answer: { kind: 'text', text } as never,
    });
  expect(['Pythonsprache', 'python', 'java'].map((text) => judge(text))).toMatchObject([
    { verdict: 'success' },
    { verdict: 'success' },
    { verdict: 'failure' },
  ]);
});

test.each([
  ['no fields', 'Nur Text.\n', 1, 'must start with --- and its fields, and another --- below them'],
  ['an unknown field', '---\ntitle: T\nanswer: x\n---\n\nText.\n', 3, 'unknown key "answer"'],
  ['no title', '---\nquestion: Q?\n---\n\nText.\n', 2, '"title" is missing'],
  ['no text', '---\ntitle: T\n---\n', 1, 'is empty'],
  [
    'broken Markdown',
    '---\ntitle: T\n---\n\n```\nx\n```\n',
    5,
    'code fence names no language; use text for plain text',
  ],
  [
    'a link to nothing',
    '---\ntitle: T\n---\n\n[x](nothing.png)\n',
    5,
    'there is no file nothing.png in this folder',
  ],
])('a translation with %s is a problem', (_, text, line, message) => {
  using content = new ContentFixture();
  content.write(PICK_DE, text);
  expect(readContent(content.root).problems).toContainEqual({ file: PICK_DE, line, message });
});

test('a language that the product doesn’t have is a problem', () => {
  using content = new ContentFixture();
  content.write(`${PICK}/lesson.fr.md`, GERMAN_PICK);
  expect(readContent(content.root).problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/lesson\.fr\.md does not belong here; only .*lesson\.de\.md/),
  ]);
});
