import type { ServedRuntime } from '@shared/runner/protocol/serve-run';
import type { Language, RunRequest } from '@shared/runner/runner';

type WarmUpRun = Omit<RunRequest, 'language'>;

const file = (name: string, content: string) => ({ files: [{ name, content }] });
const tests = (name: string, content: string) => ({ tests: [{ name, content }] });

const PYTHON = file('main.py', 'def f(x): return x\nprint(f(1))');
const JAVASCRIPT = file('main.js', 'export const f = (x) => x; console.log(f(1));');
const PYTHON_TEST = 'from main import f\ndef test_f(): assert f(1) == 1\n';
const JAVASCRIPT_TEST = "import { f } from './main.js';\ntest('f', () => expect(f(1)).toBe(1));";
const SQL = file('main.sql', 'CREATE TABLE t (a); INSERT INTO t VALUES (1); SELECT a FROM t;');
const repeated = (run: WarmUpRun) => [run, run, run, run];

/**
 * Programs that each interpreter runs before it gets a learner's program, so that V8 has already compiled what nearly every
 * run needs: printing and a test, repeated a few times. Compilers have none, because they only start when a program is
 * already waiting.
 */
export const WARM_UP_RUNS: Readonly<Partial<Record<Language, readonly WarmUpRun[]>>> = {
  python: [...repeated({ ...PYTHON, ...tests('test_main.py', PYTHON_TEST) })],
  javascript: [...repeated(JAVASCRIPT), { ...JAVASCRIPT, ...tests('main.test.js', JAVASCRIPT_TEST) }],
  typescript: [{ ...file('main.ts', 'const text: string = "x"; console.log(text);'), checkTypes: true }],
  sql: [SQL, { ...SQL, ...tests('t.sql', '-- test: t\n-- row: 1\n') }],
};

/** Warms up a runtime, one program per step. The runtime is pristine after each step. */
export async function* warmUp(runtime: ServedRuntime, language: Language): AsyncGenerator<void> {
  await runtime.prepare();
  yield;
  for (const run of WARM_UP_RUNS[language] ?? []) {
    const request: RunRequest = { ...run, language };
    await runtime.prepare(request);
    runtime.run(request, () => {});
    await runtime.prepare();
    yield;
  }
}
