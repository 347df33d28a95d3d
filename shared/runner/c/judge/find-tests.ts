import type { SourceFile, TestOutcome } from '../../runner';

export type FoundTest = Pick<TestOutcome, 'file' | 'name'>;

/** Separates files with tests from helpers: headers, and sources that are included in every file with tests. */
export function sortTestFiles(tests: readonly SourceFile[]) {
  const hasTests = (file: SourceFile) => isSource(file) && findTests(file).length > 0;
  return {
    sources: tests.filter(hasTests),
    helpers: tests.filter((file) => !hasTests(file)).map((file) => (isSource(file) ? asHelper(file) : file)),
  };
}

const isSource = ({ name }: SourceFile) => name.endsWith('.c');
/** Makes a source includable like a header, but only once, because a test file may include it, too. */
const asHelper = ({ name, content }: SourceFile): SourceFile => ({
  name,
  content: `#pragma once\n#line 1\n${content}`,
});

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g;
/** The two kinds of munit tests, and those of Unity and plain assert(). */
const CASE =
  /\bmunit_case\s*\(\s*(?:(?:RUN|SUBMIT)\s*,\s*)?(?<short>\w+)\s*,|\bMunitResult\s+(?<long>\w+)\s*\([^;{]*\)\s*\{|\bvoid\s+(?<plain>test\w*)\s*\(\s*(?:void)?\s*\)\s*\{|\bRUN_TEST\s*\(\s*(?<run>\w+)/g;
const MAIN = /\bint\s+main\s*\(([^)]*)\)\s*\{/;

interface Case {
  name: string;
  /** An expression that calls it and evaluates to 0 on success. */
  call: string;
}

const withoutStrings = (content: string) =>
  content.replace(COMMENT_OR_TEXT, (part) => (part.startsWith('"') ? '""' : ' '));

/** The tests of a file, in order. If there are no test functions, `main` is the test. */
function casesOf(content: string): Case[] {
  const code = withoutStrings(content);
  const fixture = (name: string) =>
    new RegExp(`\\bvoid\\s+${name}\\s*\\(\\s*(void)?\\s*\\)`).test(code) ? `${name}(), ` : '';
  const [before, after] = [fixture('setUp'), fixture('tearDown')];
  const cases = new Map<string, Case>();
  for (const { groups = {} } of code.matchAll(CASE)) {
    const munit = groups.short ?? groups.long;
    const name = munit ?? groups.plain ?? groups.run!;
    const call = munit ? `${name}(NULL, NULL)` : `(${before}${name}(), ${after}0)`;
    if (!cases.has(name)) cases.set(name, { name, call });
  }
  const main = MAIN.exec(code);
  if (cases.size > 0 || !main) return [...cases.values()];
  return [{ name: 'main', call: /,/.test(main[1]!) ? 'ember_main(0, NULL)' : 'ember_main()' }];
}

export function findTests({ name: file, content }: SourceFile): FoundTest[] {
  return casesOf(content).map(({ name }) => ({ file, name }));
}

const STAGE = /\bmunit_case(\s*)\((\s*)(?:RUN|SUBMIT)\s*,/g;

/** The file as it's compiled: the host can call each test as `judge_<index>`. */
export function callableTests(
  { content }: SourceFile,
  helpers: readonly SourceFile[],
  firstIndex: number,
): string {
  const includes = helpers.filter(isSource).map(({ name }) => `#include "${name}"\n`);
  const source = content.replace(STAGE, 'munit_case$1($2');
  const calls = casesOf(content).map(
    ({ call }, index) =>
      `__attribute__((export_name("judge_${firstIndex + index}"))) int ember_call_${firstIndex + index}(void) { return ${call}; }\n`,
  );
  return `${includes.join('')}#line 1\n${source}\n${calls.join('')}`;
}
