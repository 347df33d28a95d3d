import { MEDIA_TYPES } from '@server/platform/http';
import { expect, test } from 'vitest';
import { formatProblems } from '../problem';
import { readContent } from '../read-content';
import { ContentFixture } from '../testing/content-fixture';
import { HELLO, lessonUuid } from '../testing/small-content';
import { findReferences } from './find-references';
import { mediaTypeOf } from './media-types';

const TEXT = `${HELLO}/lesson.md`;
const ASSIGNMENT = '\n\n## Assignment\n\nPrint it.\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><title>x</title></svg>';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What comes of a lesson with this text and these files: its text as it's stored, or the problems. */
function read(text: string, files: Record<string, string | Uint8Array> = {}) {
  using fixture = new ContentFixture();
  fixture.write(TEXT, text + ASSIGNMENT);
  for (const [name, bytes] of Object.entries(files)) fixture.write(`${HELLO}/${name}`, bytes);
  const { content, problems } = readContent(fixture.root);
  return {
    prose: content.courses[0]!.chapters[0]!.lessons[0]!.prose,
    problems: formatProblems(problems).replaceAll(`${HELLO}/`, ''),
  };
}

test('media get an address with their size and version', () => {
  const { prose, problems } = read(
    '![A map](map.svg) and ![a dot](dot.png "A dot"). Get [the log](run.log).\n\n<img alt="Map" src="map.svg">',
    { 'map.svg': SVG, 'dot.png': PNG, 'run.log': 'started\n' },
  );
  expect(problems).toBe('');
  const folder = `content/${HELLO}`;
  expect(prose).toMatch(new RegExp(`!\\[A map\\]\\(/v1/${folder}/map-320x200\\.svg\\?v=[0-9a-f]{16}\\)`));
  expect(prose).toMatch(new RegExp(`\\(/v1/${folder}/dot-5x3\\.png\\?v=[0-9a-f]{16} "A dot"\\)`));
  expect(prose).toMatch(new RegExp(`\\[the log\\]\\(/${folder}/run\\.log\\?v=[0-9a-f]{16}\\)`));
  expect(prose).toMatch(new RegExp(`src="/v1/${folder}/map-320x200\\.svg\\?v=`));
});

test('a video brings its captions', () => {
  const mp4 = Buffer.from('00000018667479706d703432', 'hex');
  const { prose, problems } = read('![Forging](intro-640x360.mp4)', {
    'intro-640x360.mp4': mp4,
    'intro.vtt': 'WEBVTT\n',
  });
  expect(problems).toBe('');
  expect(prose).toMatch(/intro-640x360\.mp4\?v=[0-9a-f]{16}&captions=intro\.vtt\)/);
});

const FAULTS: [name: string, text: string, files: Record<string, string | Uint8Array>, problem: string][] = [
  [
    'a diagram without a title',
    'Hi.\n\n```mermaid\npie\n```',
    {},
    'lesson.md:3  the diagram has no title to say what it shows',
  ],
  [
    'an image without a description',
    'Hi.\n\n![](a.svg)',
    { 'a.svg': SVG },
    'lesson.md:3  a.svg has no description; write it between the brackets',
  ],
  [
    'an image that is missing',
    '![A map](mpa.svg) ![It](map.svg)',
    { 'map.svg': SVG },
    'lesson.md:1  there is no file mpa.svg in this folder; did you mean "map.svg"?',
  ],
  [
    'an image from elsewhere',
    '![A map](https://example.org/a.png)',
    {},
    'lesson.md:1  https://example.org/a.png is not in this folder; media from elsewhere aren’t shown',
  ],
  [
    'HTML without a description',
    '<img src="a.svg">',
    { 'a.svg': SVG },
    'lesson.md:1  a.svg has no description; write it between the brackets',
  ],
  ['a file that nothing uses', 'Hi.', { 'a.svg': SVG }, 'a.svg:1  is not used in lesson.md'],
  [
    'a file that is not what it says',
    '![A](a.png)',
    { 'a.png': '<html>' },
    'a.png:1  is not what its name says: its content is not png',
  ],
  [
    'an image that is too big',
    '![A](a.svg)',
    { 'a.svg': SVG + ' '.repeat(1024 * 1024) },
    'a.svg:1  is 1.1 MB; a file of this kind may have at most 1 MB',
  ],
  [
    'an image without a size',
    '![A](a.svg)',
    { 'a.svg': '<svg></svg>' },
    'a.svg:1  has no size that can be read; put it in its name, as in map-640x480.svg',
  ],
  [
    'a video without a size',
    '![A](a.mp4)',
    { 'a.mp4': Buffer.from('00000018667479706d703432', 'hex') },
    'a.mp4:1  needs its size in its name, as in intro-1280x720.mp4',
  ],
  ['a type that no lesson can have', 'Hi.', { 'a.exe': 'MZ' }, 'a.exe:1  does not belong here'],
  ['a link to no file', '[A](notes.txt)', {}, 'lesson.md:1  there is no file notes.txt in this folder'],
  ['a link to no heading', '[A](#nope) [B](#assignment)', {}, 'lesson.md:1  there is no heading for #nope'],
  [
    'a modal that is none',
    '[A](?modal=) [B](?modal=info-boots)',
    {},
    'lesson.md:1  ?modal= is no modal; write ?modal=<name>',
  ],
  [
    'a link that runs something',
    '[A](javascript:alert(1))',
    {},
    'lesson.md:1  javascript:alert(1) is not a link that a browser may follow',
  ],
  [
    'a link to no lesson',
    `[A](/lessons/${lessonUuid(9)}) [B](/lessons/${lessonUuid(1)})`,
    {},
    `lesson.md:1  /lessons/${lessonUuid(9)} leads nowhere; links to lessons name their UUID`,
  ],
];

test.each(FAULTS)('%s is reported', (_name, text, files, problem) => {
  const { problems } = read(text, files);
  expect(problems.split('\n')).toHaveLength(1);
  expect(problems).toContain(problem);
});

test('examples in code are no media, and no text takes long to read', () => {
  expect(read('Write `![A](a.png)`.\n\n```md\n![A](a.png) [b](b.txt)\n```').problems).toBe('');
  for (const part of ['[', '![', '[a](', '<img ', '<a href=', '`', '[a]: '])
    expect(findReferences(part.repeat(30_000)).length).toBeLessThan(40_000);
});

test('every type that is served can be in a lesson', () => {
  expect(Object.keys(MEDIA_TYPES).filter((ending) => !mediaTypeOf(`a.${ending}`))).toEqual([]);
});
