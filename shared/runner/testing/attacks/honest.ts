import assert from 'node:assert/strict';
import type { Language, Runner, RunRequest } from '../../runner';

/** What the next learner runs, and what must come of it: nothing of the attack before. */
const HONEST: Readonly<Record<Language, RunRequest>> = {
  python: {
    language: 'python',
    files: [{ name: 'main.py', content: 'answer = 42\nprint(input())' }],
    stdin: 'hello\n',
    probes: ['answer'],
  },
  javascript: {
    language: 'javascript',
    files: [{ name: 'main.js', content: 'var answer = 42; console.log("hello");' }],
    probes: ['answer'],
  },
  typescript: {
    language: 'typescript',
    files: [{ name: 'main.ts', content: 'const text: string = "hello"; console.log(text);' }],
  },
  sql: { language: 'sql', files: [{ name: 'main.sql', content: "SELECT 'hello' AS greeting;" }] },
  c: {
    language: 'c',
    files: [
      {
        name: 'main.c',
        content: '#include <stdio.h>\nint main(void) { char t[20]; scanf("%19s", t); puts(t); return 0; }',
      },
    ],
    stdin: 'hello\n',
  },
  go: {
    language: 'go',
    files: [
      {
        name: 'main.go',
        content:
          'package main\nimport "fmt"\nfunc main() { var text string; fmt.Scan(&text); fmt.Println(text) }',
      },
    ],
    stdin: 'hello\n',
  },
};

/** Runs an honest program of the next learner, and what its check sees. */
export async function assertUnharmed(runner: Runner, language: Language): Promise<void> {
  const { stdout, stderr, exitCode, probes } = await runner.run(HONEST[language]);
  assert.deepEqual({ stderr, exitCode }, { stderr: '', exitCode: 0 });
  assert.match(stdout, /hello/);
  if (!HONEST[language].probes) return;
  assert.deepEqual(
    probes.map((probe) => probe.kind === 'value' && probe.value),
    ['42'],
  );
}
