import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { HELLO, NAME, SMALL_CONTENT } from '@server/authoring/content-import/testing/small-content';
import { projectRoot } from '@server/platform/config/project-root';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importPackage } from './import-package';
import { filesOf, PackageError, readPackage, unpack, writeFiles, zipOf } from './package-files';

const CONTENT_DIR = join(projectRoot(), 'content');
const ODD_BYTES = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 13, 10, 255]);

test('what was exported as a zip or a folder comes back byte for byte', () => {
  using content = new ContentFixture();
  content
    .write(`${HELLO}/starter/main.py`, 'print("hello")\r\n')
    .write(`${NAME}/lesson.md`, 'Its name… 🐍\n');
  content.write('courses/forge-python/.DS_Store', ODD_BYTES);
  const files = filesOf(content.root);
  expect(files.size).toBe(Object.keys(SMALL_CONTENT).length);

  using zipped = new ContentFixture({});
  writeFileSync(join(zipped.root, 'all.zip'), zipOf(files));
  using folder = new ContentFixture({});
  writeFiles(folder.root, files);
  for (const source of [join(zipped.root, 'all.zip'), folder.root]) {
    using target = new ContentFixture({});
    expect(importPackage(target.root, readPackage(source), { replace: false })).toEqual([]);
    for (const name of files.keys())
      expect(readFileSync(join(target.root, name))).toEqual(readFileSync(join(content.root, name)));
    expect(filesOf(target.root)).toEqual(files);
    expect(zipOf(filesOf(target.root))).toEqual(zipOf(files));
  }
});

test('a course is exported alone, and replaced only on request', () => {
  using content = new ContentFixture();
  const files = filesOf(content.root, 'forge-python');
  expect([...files.keys()].every((name) => name.startsWith('courses/forge-python/'))).toBe(true);
  expect(() => importPackage(content.root, files, { replace: false })).toThrow('Use --replace');
  content.write(`${HELLO}/starter/extra.py`, '');
  expect(importPackage(content.root, files, { replace: true })).toEqual([]);
  expect(filesOf(content.root, 'forge-python')).toEqual(files);
  expect(() => filesOf(content.root, 'learn-cobol')).toThrow('There is no course learn-cobol');
});

test('the course in the author’s guide can be handed on', () => {
  const files = filesOf(CONTENT_DIR, 'learn-go');
  using target = new ContentFixture({});
  expect(importPackage(target.root, files, { replace: false })).toEqual([]);
  expect([...filesOf(target.root, 'learn-go').keys()]).toEqual([...files.keys()]);
});

test('everything is everything but the license of the lessons', () => {
  const all = new Set([...filesOf(CONTENT_DIR).keys()].map((name) => name.split('/')[0]));
  expect([...all, 'LICENSE'].sort()).toEqual(readdirSync(CONTENT_DIR).sort());
});

describe('teachers come along with their courses', () => {
  const TEACHER = 'teachers/ada.yaml';
  const withTeacher = () =>
    new ContentFixture()
      .write(TEACHER, `${TEACHER_FIELDS}name: Ada\n`)
      .write(
        'teachers/grace.yaml',
        `${TEACHER_FIELDS.replaceAll('ada', 'grace').replace('0001', '0002')}name: Grace\n`,
      )
      .edit('courses/forge-python/course.yaml', 'chapters:', 'teachers: [ada]\nchapters:');

  test('but not those of other courses', () => {
    using content = withTeacher();
    const names = [...filesOf(content.root, 'forge-python').keys()];
    expect(names.filter((name) => name.startsWith('teachers/'))).toEqual([TEACHER]);
  });

  test('a teacher who is there already and looks different is replaced only on request', () => {
    using content = withTeacher();
    using target = new ContentFixture({}).write(TEACHER, `${TEACHER_FIELDS}name: Countess Ada\n`);
    const files = filesOf(content.root, 'forge-python');
    expect(() => importPackage(target.root, files, { replace: false })).toThrow(`${TEACHER} already exists`);
    expect(readFileSync(join(target.root, TEACHER), 'utf8')).toContain('Countess');
    expect(importPackage(target.root, files, { replace: true })).toEqual([]);
    expect(readFileSync(join(target.root, TEACHER), 'utf8')).not.toContain('Countess');
  });

  test('one who is the same is no conflict', () => {
    using content = withTeacher();
    const files = filesOf(content.root, 'forge-python');
    using target = new ContentFixture({}).write(TEACHER, Buffer.from(files.get(TEACHER)!).toString());
    expect(importPackage(target.root, files, { replace: false })).toEqual([]);
  });
});

test('a broken package is refused with file and line, and changes nothing', () => {
  using broken = new ContentFixture();
  broken.edit(`${NAME}/lesson.yaml`, 'title: Name', 'titel: Name');
  using target = new ContentFixture();
  const problems = importPackage(target.root, filesOf(broken.root), { replace: true });
  expect(problems).toContainEqual({
    file: `${NAME}/lesson.yaml`,
    line: 3,
    message: 'unknown key "titel"; did you mean "title"?',
  });
  expect(readFileSync(join(target.root, NAME, 'lesson.yaml'), 'utf8')).toContain('title: Name');
});

describe('a zip file is refused', () => {
  test.each([
    '../outside.txt',
    'courses/../../outside.txt',
    '/etc/passwd',
    'C:\\outside',
    'courses\\..\\..\\x',
  ])('with the name %s', (name) => {
    expect(() => unpack(zipSync({ [name]: ODD_BYTES }))).toThrow('outside of the content folder');
  });

  test('with anything but content', () => {
    expect(() => unpack(zipSync({ 'server/main.ts': ODD_BYTES }))).toThrow('does not belong here');
  });

  test('that unpacks to far more than its size', () => {
    const bomb = zipSync({ 'courses/a/bomb.txt': new Uint8Array(65 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => unpack(bomb)).toThrow('unpacks to more than 64 MB');
  });

  test('that lies about what it unpacks to', () => {
    const bomb = Buffer.from(zipSync({ 'courses/a/bomb.txt': new Uint8Array(1024 * 1024) }));
    const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    bomb.writeUInt32LE(10, directory + 24);
    const total = [...safely(bomb).values()].reduce((sum, { length }) => sum + length, 0);
    expect(total).toBeLessThanOrEqual(10);
  });

  test('that is none', () => {
    expect(() => unpack(ODD_BYTES)).toThrow(PackageError);
  });
});

const TEACHER_FIELDS = `uuid: 00000000-0000-4000-b100-000000000001
slug: ada
headline: First of us.
bio: She wrote programs before there were computers.
emblem: quill-ink
`;

/** A refusal counts as nothing unpacked. */
function safely(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return unpack(zip);
  } catch (error) {
    if (error instanceof PackageError) return new Map();
    throw error;
  }
}
