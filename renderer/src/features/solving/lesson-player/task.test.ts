import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Evidence, taskOf } from './task';

const NOTHING: Evidence = { isSolved: false, hasRun: false, printed: null, passedTests: false };
const README = `## Assignment

Light it:

1. Change the text, so that the program prints:

\`\`\`text
The forge is lit.
\`\`\`

2. Press **Run** and look at the output.
3. Press **Submit**.
`;

const task = (evidence: Partial<Evidence>, readme = README) =>
  taskOf({ readme, task: null }, undefined, { ...NOTHING, ...evidence });
const done = (evidence: Partial<Evidence>) => task(evidence).parts.map(({ isDone }) => isDone);

test('the task starts with the first step, and the output it asks for', () => {
  expect(task({})).toMatchObject({
    summary: 'Change the text, so that the program prints: `The forge is lit.`',
    state: 'open',
  });
});

test('a run ticks only what it showed, and the summary stays', () => {
  expect(done({ hasRun: true, printed: 'cold\n' })).toEqual([false, false, true, false]);
  expect(done({ hasRun: true, printed: 'The forge is lit.\n' })).toEqual([false, true, true, false]);
  expect(task({ hasRun: true, printed: 'The forge is lit.\n' })).toMatchObject({
    summary: task({}).summary,
    state: 'matches',
  });
});

test.each(['Press :button[run].', 'Drück :button[run] und lies.', 'Klick auf :button[run].'])(
  'a run ticks the step %s',
  (step) => {
    const readme = `## Assignment\n\n1. ${step}\n2. Change it, then press :button[run].\n`;
    expect(task({ hasRun: true }, readme).parts.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(task({}, readme).parts[0]!.isDone).toBe(false);
  },
);

test('only the judge ticks everything', () => {
  expect(done({ passedTests: true })).toEqual([false, false, false, false]);
  expect(task({ passedTests: true }).state).toBe('passes');
  expect(done({ isSolved: true })).toEqual([true, true, true, true]);
  expect(task({ isSolved: true }).state).toBe('done');
});

test('the author’s summary and a question come first, and a single paragraph isn’t repeated', () => {
  expect(taskOf({ readme: README, task: 'Light the forge.' }, undefined, NOTHING).summary).toBe(
    'Light the forge.',
  );
  expect(
    taskOf({ readme: README, task: null }, 'What does\nit print?\n\n```python\nx\n```', NOTHING),
  ).toEqual({
    summary: 'What does it print?',
    state: 'open',
    isInParts: false,
    parts: [],
  });
  expect(task({}, '## Assignment\n\nRepair the\nprogram.')).toMatchObject({
    summary: 'Repair the program.',
    parts: [],
  });
});

interface LessonFile {
  task?: string;
  question?: string;
}

const content = join(import.meta.dirname, '../../../../../content/courses');
const lessons = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('lesson.yaml'))
  .map((path) => dirname(path));

test.each(lessons)('%s has a task that fits the strip', (folder) => {
  const read = (name: string) => readFileSync(join(content, folder, name), 'utf8');
  const file = parse(read('lesson.yaml')) as LessonFile;
  const { summary } = taskOf({ readme: read('lesson.md'), task: file.task ?? null }, file.question, NOTHING);
  expect(summary).toMatch(/\w/);
  expect(summary.length).toBeLessThanOrEqual(240);
});
