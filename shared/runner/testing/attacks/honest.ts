import assert from 'node:assert/strict';
import { LANGUAGE_FACTS } from '../../languages';
import type { Language, Runner, RunRequest } from '../../runner';

type Honest = Partial<RunRequest> & { content: string };

/** Programs of the next learner, which print `hello`. The attack before them must not affect them. */
const HONEST: Readonly<Record<Language, Honest>> = {
  python: {
    content: 'answer = 42\nprint("hello")',
    tests: [{ name: 'test_main.py', content: 'import main\ndef test_answer(): assert main.answer == 42\n' }],
  },
  javascript: { content: 'console.log("hello");' },
  typescript: { content: 'const text: string = "hello"; console.log(text);' },
  // The table would be visible to the next script if the database weren't reset.
  sql: { content: "CREATE TABLE words (word); SELECT 'hello' AS greeting;" },
  c: {
    content: '#include <stdio.h>\nint main(void) { char t[20]; scanf("%19s", t); puts(t); return 0; }',
    stdin: 'hello\n',
  },
  go: {
    content:
      'package main\nimport "fmt"\nfunc main() { var text string; fmt.Scan(&text); fmt.Println(text) }',
    stdin: 'hello\n',
  },
};

/** Runs the next learner's program and its test, and asserts that they work. */
export async function assertUnharmed(runner: Runner, language: Language): Promise<void> {
  const { content, ...more } = HONEST[language];
  const files = [{ name: LANGUAGE_FACTS[language].entry, content }];
  const { stdout, stderr, exitCode, tests } = await runner.run({ language, files, ...more });
  assert.deepEqual({ stderr, exitCode }, { stderr: '', exitCode: 0 });
  assert.match(stdout, /hello/);
  assert.deepEqual(
    tests?.map(({ outcome }) => outcome),
    more.tests?.map(() => 'passed'),
  );
}
