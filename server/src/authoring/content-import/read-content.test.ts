import { solvedProgram, starterProgram } from '@shared/lesson-types';
import { describe, expect, test } from 'vitest';
import { formatProblems } from './problem';
import { ContentReader, readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';
import { lessonYaml, problemsAfter } from './testing/faults';
import { COURSE_UUID, HELLO, lessonUuid, NAME, PICK } from './testing/small-content';

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

describe('problems', () => {
  test('one mistake causes one problem if nothing follows from it', () => {
    expect(problemsAfter((c) => c.edit(lessonYaml(PICK), 'title: Pick\n', ''))).toHaveLength(1);
    expect(problemsAfter((c) => c.edit(lessonYaml(NAME), lessonUuid(4), lessonUuid(1)))).toHaveLength(1);
    expect(problemsAfter((c) => c.edit(lessonYaml(HELLO), 'expectedOutput', 'expectOutput'))).toHaveLength(2);
  });

  test('all problems of all files are reported together, sorted by file and line', () => {
    const problems = problemsAfter((content) => {
      content.edit(lessonYaml(PICK), 'answer: print', 'answer: prints');
      content.edit(lessonYaml(PICK), 'difficulty: 1', 'difficulty: hard\ncolour: red');
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
