import type { FoundTest } from './inspection';
import { JUDGE_PACKAGE } from './packages';
import { unitPathOf } from './packages-of-program';

/** The main package that runs the tests: all names in it were found by Go's parser, all texts are quoted here. */
export function testProgram(tests: readonly FoundTest[], module: string): string {
  const paths = [...new Set(tests.map((test) => unitPathOf(test, module)))];
  const nameOf = (test: FoundTest) => `p${paths.indexOf(unitPathOf(test, module))}.${test.name}`;
  const entries = tests.map((test) =>
    test.example
      ? `{Name: ${quote(test.name)}, Example: ${nameOf(test)}, Output: ${quote(test.output)}, Unordered: ${test.unordered}},`
      : `{Name: ${quote(test.name)}, F: ${nameOf(test)}},`,
  );
  return [
    'package main',
    `import judge ${quote(JUDGE_PACKAGE)}`,
    ...paths.map((path, index) => `import p${index} ${quote(path)}`),
    `func main() { judge.Run([]judge.Test{\n${entries.join('\n')}\n}) }`,
    '',
  ].join('\n');
}

/** A Go string literal. JSON's escapes are all Go's, too, but for lone surrogates, which Go has no way to write. */
const quote = (text: string) => JSON.stringify(text.toWellFormed());
