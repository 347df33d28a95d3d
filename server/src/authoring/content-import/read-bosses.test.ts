import { expect, test } from 'vitest';
import { formatProblems } from './problem';
import { readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';

const BOSS = `slug: hound
order: 1
name: The Hound
lore: the-hound
taunt: It runs.
defeat: It sleeps.
drawing: A hound
healthPerLearner: 1000
thumbnail:
  x: 300
  y: 60
  size: 360
`;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480">\n<path d="M0 0"/>\n</svg>\n';

/** The problems of a content folder with one boss, after a change. */
function problemsAfter(change: (content: ContentFixture) => void): string[] {
  using fixture = new ContentFixture();
  fixture.write('bosses/hound/boss.yaml', BOSS).write('bosses/hound/illustration.svg', DRAWING);
  change(fixture);
  const { problems } = readContent(fixture.root);
  return problems.length === 0 ? [] : formatProblems(problems).split('\n');
}

test('a boss is a folder with its file and its drawing', () => {
  expect(problemsAfter(() => {})).toEqual([]);
  expect(problemsAfter((content) => content.remove('bosses/hound/illustration.svg'))).toEqual([
    'bosses/hound/illustration.svg:1  is missing',
  ]);
  expect(problemsAfter((content) => content.write('bosses/hound/notes.txt', ''))).toEqual([
    'bosses/hound/notes.txt:1  does not belong here; only boss.yaml, illustration.svg do',
  ]);
  expect(problemsAfter((content) => content.write('bosses/readme.md', ''))).toEqual([
    'bosses/readme.md:1  does not belong here',
  ]);
});

test('mistakes in a boss are reported at their lines', () => {
  const edit = (from: string, to: string) =>
    problemsAfter((content) => content.edit('bosses/hound/boss.yaml', from, to));
  expect(edit('slug: hound', 'slug: dog')).toEqual([
    'bosses/hound/boss.yaml:1  "slug" is dog, and its folder or file is hound',
  ]);
  expect(edit('healthPerLearner: 1000', 'healthPerLearner: 5')[0]).toContain('bosses/hound/boss.yaml:8  ');
  expect(edit('x: 300', 'x: 700')).toEqual([
    'bosses/hound/boss.yaml:9  "thumbnail" is larger than the drawing',
  ]);
  expect(
    problemsAfter((content) =>
      content
        .write('bosses/idol/boss.yaml', BOSS.replace('slug: hound', 'slug: idol'))
        .write('bosses/idol/illustration.svg', DRAWING),
    ),
  ).toEqual(['bosses/idol/boss.yaml:2  "order" is the same as of hound']);
});

test('a boss may say everything in another language, and nothing else there', () => {
  const texts = ['name: Der Hund', 'taunt: Er rennt.', 'defeat: Er schläft.', 'drawing: Ein Hund'];
  const translated = (language: string, lines: readonly string[]) =>
    problemsAfter((content) =>
      content.write(
        'bosses/hound/boss.yaml',
        `${BOSS}translations:\n  ${language}:\n${lines.map((line) => `    ${line}\n`).join('')}`,
      ),
    );
  expect(translated('de', texts)).toEqual([]);
  expect(translated('de', texts.slice(1))).toEqual([
    'bosses/hound/boss.yaml:14  "translations.de.name" is missing',
  ]);
  expect(translated('de', [...texts, 'order: 2'])).toEqual([
    'bosses/hound/boss.yaml:19  unknown key "order" in "translations.de"',
  ]);
  expect(translated('tlh', texts)).toEqual([
    'bosses/hound/boss.yaml:14  unknown key "tlh" in "translations"',
  ]);
});

test('a drawing may not run code or load anything', () => {
  const edit = (to: string) =>
    problemsAfter((content) => content.edit('bosses/hound/illustration.svg', '<path d="M0 0"/>', to));
  for (const active of [
    '<script>alert(1)</script>',
    '<path onclick="x()"/>',
    '<image href="https://example.org/x.png"/>',
    '<rect style="fill:url(https://example.org)"/>',
  ])
    expect(edit(active)).toEqual(['bosses/hound/illustration.svg:2  may not run code or load anything']);
  expect(edit('<rect fill="url(#sky)"/>')).toEqual([]);
});
