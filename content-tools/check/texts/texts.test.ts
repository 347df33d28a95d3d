import type { LessonContent } from '@server/authoring/content-import/content';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { HELLO, NAME } from '@server/authoring/content-import/testing/small-content';
import { describe, expect, test } from 'vitest';
import { textProblems } from '.';
import { diagramFault, loadMermaid } from './mermaid';
import { shownTests } from './shown-tests';

const LESSON = `${HELLO}/lesson.md`;

/** The problems of the small content after a change, one line each. */
async function problemsAfter(change: (content: ContentFixture) => void): Promise<string[]> {
  using fixture = new ContentFixture();
  change(fixture);
  const { problems } = await textProblems(fixture.root, '');
  return problems.map(({ file, line, message }) => `${file}:${line}  ${message}`);
}

const withText = (text: string) => problemsAfter((content) => content.write(LESSON, text));

test('complete texts have no problems', async () => {
  expect(await problemsAfter(() => undefined)).toEqual([]);
  const text = [
    '```mermaid title="A"\nflowchart LR\n  A["<b>x</b>"] --> B\n```',
    'Euler: $$e^{i\\pi} = -1$$, and it costs $5.',
    '<details><summary>More</summary>\n\n<kbd>Tab</kbd> <!-- for authors --> `<iframe>`\n\n</details>',
    '```html\n<script>alert(1)</script>\n```',
    '```text\n<<<<<<< HEAD\nblue\n=======\nred\n>>>>>>> main\n```',
  ];
  expect(await withText(`${text.join('\n\n')}\n`)).toEqual([]);
});

describe('is refused with its file and line', () => {
  test.each<[string, string, string]>([
    [
      'a diagram with a node that isn’t closed',
      'Text.\n\n```mermaid title="A"\nflowchart LR\n  Browser --> [Server\n```\n',
      `${LESSON}:5  Mermaid can’t draw this diagram: 'SQS' isn’t expected here`,
    ],
    [
      'a diagram of an unknown kind',
      '```mermaid title="A"\nflowerchart\n```\n',
      `${LESSON}:2  Mermaid can’t draw this diagram: No diagram type detected`,
    ],
    [
      'a pie without a colon',
      '```mermaid title="A"\npie title x\n "a" 3\n```\n',
      `${LESSON}:3  Mermaid can’t draw this diagram: Parsing failed`,
    ],
    [
      'a formula in a sentence',
      'Text.\nHalf: $$\\frac{1}{2$$ of it.\n',
      `${LESSON}:2  KaTeX can’t typeset this formula: Unexpected end of input`,
    ],
    [
      'a formula in a block',
      '$$\na + b\n\\unknown{c}\n$$\n',
      `${LESSON}:3  KaTeX can’t typeset this formula: Undefined control sequence: \\unknown`,
    ],
    ['a frame', 'a\n\n<iframe src="https://example.com"></iframe>\n', `${LESSON}:3  <iframe> is removed`],
    ['a script', '<p>\n<script>alert(1)</script>\n</p>\n', `${LESSON}:2  <script> is removed`],
    ['a form', 'a <form action="/x"> b\n', `${LESSON}:1  <form> is removed`],
    ['an event handler', '<p onclick="x()">a</p>\n', `${LESSON}:1  onclick of <p> is removed`],
    ['a type parameter outside of code', 'a\nIt is a List<int>.\n', `${LESSON}:2  <int> is removed`],
    [
      'a mark of a merge',
      'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n',
      `${LESSON}:2  is left over from a merge: <<<<<<< HEAD`,
    ],
  ])('%s', async (_, text, problem) => {
    const problems = await withText(text);
    expect(problems[0]).toContain(problem);
  });

  test('marks of a merge in a program and in a block of one', async () => {
    const marks = '<<<<<<< HEAD\nprint(1)\n=======\nprint(2)\n>>>>>>> main\n';
    const problems = await problemsAfter((content) => {
      content.write(`${HELLO}/starter/main.py`, marks);
      content.write(LESSON, `\`\`\`python\n${marks}\`\`\`\n`);
    });
    expect(problems.map((problem) => problem.split('  ')[0])).toEqual([
      ...[2, 4, 6].map((line) => `${LESSON}:${line}`),
      ...[1, 3, 5].map((line) => `${HELLO}/starter/main.py:${line}`),
    ]);
  });

  test('a formula in a question, and in a translation below its fields', async () => {
    const problems = await problemsAfter((content) => {
      content.replace(`${NAME}/lesson.yaml`, /^explanation: .*$/m, 'explanation: Half is $$\\frac{1}$$.');
      content.write(`${NAME}/lesson.de.md`, '---\ntitle: Name\n---\n\nHalb: $$\\frac{1}$$\n');
    });
    expect(problems).toEqual([
      expect.stringMatching(/lesson\.de\.md:5 {2}KaTeX/),
      expect.stringMatching(/lesson\.yaml:\d+ {2}KaTeX/),
    ]);
  });
});

test('a button that isn’t there is refused, in a text and in a question', async () => {
  const problems = await problemsAfter((content) =>
    content
      .write(LESSON, 'Press :button[run], not `:button[nothing]`.\n\nA line,\nthen :button[jump].\n')
      .write(`${HELLO}/lesson.de.md`, '---\ntask: Drück :button[los].\n---\n\nText.\n'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/lesson\.de\.md:2 {2}:button\[los\] names no button; there are run, submit/),
    expect.stringMatching(/lesson\.md:4 {2}:button\[jump\] names no button/),
  ]);
});

test('every kind of diagram is read without a browser', async () => {
  const mermaid = (await loadMermaid())!;
  const kinds = [
    'sequenceDiagram\n A->>B: hi',
    'classDiagram\n class A {\n +int x\n }',
    'stateDiagram-v2\n [*] --> A',
    'erDiagram\n A ||--o{ B : has',
    'gantt\n title x\n section a\n t1 :a1, 2024-01-01, 30d',
    'gitGraph\n commit\n branch a',
    'mindmap\n root\n  a',
    'timeline\n title t\n 2002 : x',
  ];
  for (const source of kinds) expect(await diagramFault(mermaid, source), source).toBeUndefined();
  expect(globalThis).not.toHaveProperty('window');
});

describe('the hidden test in the text', () => {
  const HIDDEN =
    'import main\n\n\ndef test_edges():\n    assert main.add(-1, 1) == 0\n    assert main.add(0, 0) == 0\n';
  const SHOWN = 'import main\n\n\ndef test_sum():\n    assert main.add(1, 2) == 3\n';
  const data = {
    type: 'type_code_tests',
    files: [{ name: 'main.py', content: 'def add(a, b):\n    pass\n' }],
    testFiles: [
      { name: 'test_sum.py', content: SHOWN, isHidden: false },
      { name: 'test_edges.py', content: HIDDEN, isHidden: true },
    ],
    tests: [{ call: 'add(9, 9)', hidden: true }],
  } as unknown as LessonContent['data'];
  const faults = (prose: string) =>
    shownTests({ data }, prose).map(({ line, message }) => `${line}: ${message}`);

  test('is found where it begins, once', () => {
    expect(faults(`Look:\n\n\`\`\`python\n${HIDDEN}\`\`\`\n`)).toEqual([
      '7: shows the hidden test tests/test_edges.py: give another example, or don’t hide the test',
    ]);
  });

  test('a line of it that checks something is enough, and so is a hidden call with its result', () => {
    expect(faults('a\n    assert main.add(0, 0) == 0\n')).toHaveLength(1);
    expect(faults('`add(9, 9) == 18`\n')).toEqual([expect.stringContaining('the hidden test add(9, 9)')]);
  });

  test('what learners see anyway can be quoted', () => {
    expect(
      faults(`\`\`\`python\n${SHOWN}def add(a, b):\n\`\`\`\nTry \`add(9, 9)\` and \`add(0, 0)\`.\n`),
    ).toEqual([]);
  });
});
