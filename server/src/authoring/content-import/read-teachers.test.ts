import { describe, expect, test } from 'vitest';
import { readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';
import { problemsAfter } from './testing/faults';
import { COURSE } from './testing/small-content';

const TEACHER = `uuid: 00000000-0000-4000-a000-000000000009
slug: ada
name: Ada
headline: Writes.
bio: Writes a lot.
emblem: quill-ink
`;

/** An SVG of this size. */
const pictureOf = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

describe('reading teachers', () => {
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
});
