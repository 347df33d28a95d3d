import type { SourceFile } from '../../runner';

export interface FoundTest {
  file: string;
  name: string;
}

const SOLUTION = 'solution/';

/** A test request's parts: test files, what helps them, and a reference solution that some bring. */
export interface TestFiles {
  sources: SourceFile[];
  headers: SourceFile[];
  solution: SourceFile[];
}

export function sortTestFiles(tests: readonly SourceFile[]): TestFiles {
  const own = tests.filter(({ name }) => !name.startsWith(SOLUTION));
  return {
    sources: own.filter(({ name }) => name.endsWith('.c')),
    headers: own.filter(({ name }) => !name.endsWith('.c')),
    solution: tests
      .filter(({ name }) => name.startsWith(SOLUTION))
      .map(({ name, content }) => ({ name: name.slice(SOLUTION.length), content })),
  };
}

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g;
const CASE =
  /\bmunit_case\s*\(\s*(?:(?:RUN|SUBMIT)\s*,\s*)?(\w+)\s*,|\bMunitResult\s+(\w+)\s*\([^;{]*\)\s*\{/g;

/** The tests of a file, in its order: `munit_case(name, { … })` and functions that return a MunitResult. */
export function findTests({ name: file, content }: SourceFile): FoundTest[] {
  const code = content.replace(COMMENT_OR_TEXT, (part) => (part.startsWith('"') ? '""' : ' '));
  const names = [...code.matchAll(CASE)].map(([, first, second]) => (first ?? second)!);
  return [...new Set(names)].map((name) => ({ file, name }));
}

const STAGE = /\bmunit_case(\s*)\((\s*)(?:RUN|SUBMIT)\s*,/g;

/** The file as it is compiled: each test can be called from the host under `judge_<index>`. */
export function callableTests(test: SourceFile, tests: readonly FoundTest[], firstIndex: number): string {
  const source = test.content.replace(STAGE, 'munit_case$1($2');
  const calls = tests.map(
    ({ name }, index) =>
      `__attribute__((export_name("judge_${firstIndex + index}"))) int ember_call_${firstIndex + index}(void) { return ${name}(NULL, NULL); }\n`,
  );
  return `#include "munit.h"\n${source}\n${calls.join('')}`;
}
