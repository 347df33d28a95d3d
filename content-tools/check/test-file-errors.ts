import type { LessonContent } from '@server/authoring/content-import/content';
import { solvedProgram } from '@shared/lesson-types';
import type { Language } from '@shared/runner/languages';
import type { Diagnostic, Runner } from '@shared/runner/runner';

/**
 * What the compiler says about a lesson's own test files. Learners only read that the tests don't fit their program, so
 * that nobody learns a hidden test from its error. Only for lessons whose solution fails.
 */
export async function testFileErrors(
  runner: Runner,
  { data }: LessonContent,
  language: Language,
): Promise<Diagnostic[]> {
  if (!('testFiles' in data) || !data.testFiles || !('solutionFiles' in data)) return [];
  const tests = data.testFiles.map(({ name, content }) => ({ name, content }));
  if (language === 'sql') tests.push({ name: 'solution.sql', content: solvedProgram(data)[0]!.content });
  const { diagnostics = [] } = await runner.run({
    language,
    files: solvedProgram(data),
    tests,
    quoteTests: true,
  });
  return diagnostics
    .filter(({ severity, file }) => severity === 'error' && tests.some(({ name }) => name === file))
    .map((error) => ({
      ...error,
      message: `this test doesn’t compile with your solution: ${error.message}`,
    }));
}
