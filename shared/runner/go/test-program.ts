import type { FoundTest } from './inspection';
import { JUDGE_PACKAGE } from './packages';
import { unitPathOf } from './packages-of-program';

/** The main package that runs the tests. All names in it come from Go's parser, and all strings are quoted here. */
export function testProgram(tests: readonly FoundTest[], module: string): string {
  const paths = [...new Set(tests.map((test) => unitPathOf(test, module)))];
  const entries = tests.map((test) => {
    const inPackage = (name: string) => `p${paths.indexOf(unitPathOf(test, module))}.${name}`;
    const run = `${test.example ? 'Example' : test.fuzz ? 'Fuzz' : 'F'}: ${inPackage(test.name)}`;
    const output = test.example ? `, Output: ${quote(test.output)}, Unordered: ${test.unordered}` : '';
    const main = test.main ? `, Main: ${inPackage('TestMain')}` : '';
    return `{Name: ${quote(test.name)}, ${run}${output}${main}},`;
  });
  return [
    'package main',
    `import judge ${quote(JUDGE_PACKAGE)}`,
    ...paths.map((path, index) => `import p${index} ${quote(path)}`),
    `func main() { judge.Run([]judge.Test{\n${entries.join('\n')}\n}) }`,
    '',
  ].join('\n');
}

/** A Go string literal. All JSON escapes are valid in Go, except for lone surrogates. */
const quote = (text: string) => JSON.stringify(text.toWellFormed());
