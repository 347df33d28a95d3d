import { describe, expect, test } from 'vitest';
import { readContent } from './read-content';
import { ContentFixture } from './testing/content-fixture';
import { ADD, NAME } from './testing/small-content';

const CALLS = /tests:\n[\s\S]*$/;
const LISTED = 'testFiles:\n  - name: main_test.py\n  - name: more_test.py\n    hidden: true\n';

/** The small content with test files instead of a lesson's calls. */
function withTestFiles(listed = LISTED, names = ['main_test.py', 'more_test.py']): ContentFixture {
  const content = new ContentFixture();
  content.replace(`${ADD}/lesson.yaml`, CALLS, listed);
  for (const name of names) content.write(`${ADD}/tests/${name}`, `# ${name}\n`);
  return content;
}

const problemsOf = (content: ContentFixture) => {
  using fixture = content;
  return readContent(fixture.root).problems.map(({ message }) => message);
};

test('test files are read, hidden and visible', () => {
  using fixture = withTestFiles();
  const { content, problems } = readContent(fixture.root);
  expect(problems).toEqual([]);
  const { data } = content.courses[0]!.chapters[0]!.lessons[1]!;
  expect(data).toMatchObject({
    type: 'type_code_tests',
    testFiles: [
      { name: 'main_test.py', content: '# main_test.py\n', isHidden: false },
      { name: 'more_test.py', content: '# more_test.py\n', isHidden: true },
    ],
  });
  expect(data).not.toHaveProperty('tests');
});

test('an SQL lesson has them too', () => {
  using fixture = withTestFiles();
  fixture.edit(`${ADD}/lesson.yaml`, 'type: type_code_tests', 'type: type_code_sql');
  const { content, problems } = readContent(fixture.root);
  expect(problems).toEqual([]);
  expect(content.courses[0]!.chapters[0]!.lessons[1]!.data).toMatchObject({
    type: 'type_code_sql',
    testFiles: [{ isHidden: false }, { isHidden: true }],
  });
});

test('the files that create an SQL lesson’s database are read-only', () => {
  const content = withTestFiles();
  content.edit(`${ADD}/lesson.yaml`, 'type: type_code_tests', 'type: type_code_sql');
  content.edit(`${ADD}/lesson.yaml`, '- name: main.py', '- name: main.py\n  - name: tables.sql');
  content.write(`${ADD}/starter/tables.sql`, 'CREATE TABLE t (a);\n');
  expect(problemsOf(content).join('\n')).toMatch(/must be readonly or hidden/);
});

describe('reports as a problem', () => {
  test.each([
    ['a file that is missing', withTestFiles(LISTED, ['main_test.py']), /tests\/more_test.py is listed/],
    ['a file too many', withTestFiles(LISTED, ['main_test.py', 'more_test.py', 'x.py']), /not listed under/],
    ['all hidden', withTestFiles('testFiles:\n  - name: a.py\n    hidden: true\n', ['a.py']), /at least one/],
    ['a name of the program', withTestFiles('testFiles:\n  - name: main.py\n', ['main.py']), /another name/],
    ['neither', withTestFiles('', []), /needs "tests" or "testFiles"/],
  ])('%s', (_, content, words) => {
    expect(problemsOf(content).join('\n')).toMatch(words);
  });

  test('both kinds of tests', () => {
    const content = new ContentFixture();
    content.edit(`${ADD}/lesson.yaml`, 'tests:\n', `${LISTED}tests:\n`);
    for (const name of ['main_test.py', 'more_test.py']) content.write(`${ADD}/tests/${name}`, '');
    expect(problemsOf(content).join('\n')).toMatch(/can’t be combined with tests/);
  });
});

describe('a lesson in a language of its own', () => {
  const speak = (language: string) =>
    new ContentFixture().edit(`${ADD}/lesson.yaml`, 'difficulty: 2', `difficulty: 2\nlanguage: ${language}`);

  test('has files of that language', () => {
    expect(problemsOf(speak('javascript'))).toEqual(['"files" must begin with the entry, a .js file']);
  });

  test('names one that there is', () => {
    expect(problemsOf(speak('pyton'))).toEqual([
      expect.stringMatching(/^"language" must be .*; did you mean "python"/),
    ]);
  });
});

describe('a lesson to read and do', () => {
  const manual = (prose: string, more = '') =>
    new ContentFixture()
      .replace(`${NAME}/lesson.yaml`, /^type: .*/ms, `type: type_manual\ndifficulty: 1\n${more}`)
      .write(`${NAME}/lesson.md`, prose);

  test('knows the boxes of its text', () => {
    using content = manual('Do it:\n\n- [ ] now\n- [x] never\n', 'checkAll: true\n');
    const reading = readContent(content.root);
    expect(reading.problems).toEqual([]);
    expect(reading.content.courses[0]!.chapters[1]!.lessons[1]!.data).toEqual({
      type: 'type_manual',
      checkAll: true,
      checkboxes: [false, true],
    });
  });

  test('can only ask to check boxes that it has', () => {
    expect(problemsOf(manual('Do it.\n', 'checkAll: true\n'))).toEqual([
      '"checkAll" has nothing to check: lesson.md has no "- [ ]" boxes',
    ]);
  });
});

describe('hints for a failure', () => {
  const WHEN = 'when: test add(1, 2) returned: -1';
  const withHints = (...texts: string[]) => {
    const content = new ContentFixture();
    for (const [index, text] of texts.entries()) content.write(`${ADD}/hints/hint-${index}.md`, text);
    return content;
  };

  test('are part of the lesson, whatever its type', () => {
    using content = withHints(`${WHEN}\n\nYou subtracted.\n`);
    content.write(`${NAME}/hints/ruby.md`, 'when: answer: ruby\n\nThat’s a gem.\n');
    const { content: read, problems } = readContent(content.root);
    expect(problems).toEqual([]);
    const [, add, , name] = read.courses[0]!.chapters.flatMap(({ lessons }) => lessons);
    expect(add!.data.hints).toEqual([
      { name: 'hint-0', when: 'test add(1, 2) returned: -1', message: 'You subtracted.' },
    ]);
    expect(name!.data.hints).toEqual([{ name: 'ruby', when: 'answer: ruby', message: 'That’s a gem.' }]);
  });

  test.each([
    ['no failure', withHints('You subtracted.\n'), /hint-0.md:1 must begin with "when: "/],
    ['an unknown failure', withHints('when: add(1, 2) is -1\n\nNo.\n'), /hint-0.md:1 must begin with/],
    ['no message', withHints(`${WHEN}\n`), /hint-0.md:2 is empty/],
    ['a list', withHints(`${WHEN}\n\n- One\n`), /hint-0.md:3 may have no headings/],
    [
      'a failure with two hints',
      withHints(`${WHEN}\n\nA.\n`, `${WHEN}\n\nB.\n`),
      /hint-1.md:1 is for the same/,
    ],
    ['a strange name', new ContentFixture().write(`${ADD}/hints/A B.md`, WHEN), /A B.md:1 must be called/],
  ])('%s is a problem', (_, content, words) => {
    using fixture = content;
    const found = readContent(fixture.root).problems.map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    );
    expect(found.join('\n')).toMatch(words);
  });
});
