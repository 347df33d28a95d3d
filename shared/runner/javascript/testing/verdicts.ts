import { expect } from 'vitest';
import type { RunRequest, SourceFile, TestOutcome } from '../../runner';
import { InProcessRunner } from '../../testing/in-process-runner';

export const runner = new InProcessRunner();

interface Lesson extends Omit<Partial<RunRequest>, 'tests' | 'language'> {
  program: string;
  tests: string | SourceFile[];
  language?: 'javascript' | 'typescript';
}

export async function judged({
  program,
  tests,
  language = 'javascript',
  ...more
}: Lesson): Promise<TestOutcome[]> {
  const name = language === 'typescript' ? 'main.test.ts' : 'main.test.js';
  const files = typeof tests === 'string' ? [{ name, content: tests }] : tests;
  const result = await runner.program(language, program, { ...more, tests: files });
  return result.tests!;
}

/** One line per test: its name, its outcome, and its message if it didn't pass. */
export const verdicts = async (lesson: Lesson): Promise<string[]> =>
  (await judged(lesson)).map(({ name, outcome, message }) =>
    outcome === 'passed' ? `${name}: passed` : `${name}: ${outcome}: ${message}`,
  );

export async function expectAllPassed(lesson: Lesson): Promise<void> {
  const all = await verdicts(lesson);
  expect(all.filter((each) => !each.endsWith(': passed'))).toEqual([]);
  expect(all.length).toBeGreaterThan(0);
}
