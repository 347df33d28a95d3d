import { expect, test } from 'vitest';
import { readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';
import { COURSE, lessonUuid } from './testing/small-content';

const PAGE = `${COURSE}/spellbook/print.md`;
const UUID = '00000000-0000-4000-8000-0000000000a1';
const FIELDS = `uuid: ${UUID}\ntitle: print\nidea: Shows text.\nlesson: hello\n`;

function problemsOf(page: string, path = PAGE): string[] {
  using content = new ContentFixture();
  content.write(path, page);
  return readContent(content.root).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a page has its fields, its text and the lesson that unlocks it', () => {
  using content = new ContentFixture();
  content.write(PAGE, `---\n${FIELDS}keywords: [show]\n---\n\nShows text.\n`);
  const { content: read, problems } = readContent(content.root);
  expect(problems).toEqual([]);
  expect(read.courses[0]?.spellbook).toEqual([
    {
      uuid: UUID,
      slug: 'print',
      title: 'print',
      idea: 'Shows text.',
      lessonUuid: lessonUuid(1),
      keywords: ['show'],
      seeAlso: [],
      text: 'Shows text.',
      textLine: 9,
    },
  ]);
});

test('the lesson and related pages have to exist', () => {
  expect(problemsOf(`---\n${FIELDS.replace('hello', 'helo')}seeAlso:\n  - print\n---\nText.\n`)).toEqual([
    `${PAGE}:5 there is no lesson helo in this course; did you mean "hello"?`,
    `${PAGE}:7 there is no other page print`,
  ]);
});

test('fields and text are reported at their lines in the file', () => {
  expect(problemsOf(`---\n${FIELDS}keyword: x\n---\nText.\n\n\`\`\`\nx = 1\n\`\`\`\n`)).toEqual([
    `${PAGE}:6 unknown key "keyword"; did you mean "keywords"?`,
    `${PAGE}:10 code fence names no language; use text for plain text`,
  ]);
});

test('a UUID is used once in all of content/', () => {
  const page = `---\n${FIELDS.replace(UUID, lessonUuid(1))}---\nText.\n`;
  expect(problemsOf(page)).toEqual([
    `${PAGE}:2 "uuid" ${lessonUuid(1)} is already used by ${COURSE}/chapters/basics/lessons/hello/lesson.yaml`,
  ]);
});

test('a file without fields, and one that is no page', () => {
  expect(problemsOf('Shows text.\n')).toEqual([
    `${PAGE}:1 must start with --- and its fields, and another --- below them`,
  ]);
  const image = `${COURSE}/spellbook/print.png`;
  expect(problemsOf('x', image)).toEqual([
    `${image}:1 does not belong here; a spellbook page is an .md file`,
  ]);
});
