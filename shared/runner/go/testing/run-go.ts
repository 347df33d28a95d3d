import type { LanguageRuntime } from '../../language-runtime';
import type { RunRequest, RunResult, SourceFile, TestOutcome } from '../../runner';
import { diskAssets } from '../../testing/disk-assets';
import { loadGo } from '../assets';
import { createGoRuntime } from '../go-runtime';

let runtime: Promise<LanguageRuntime> | undefined;

/** Contents by file name, or the content of a single file. */
export type Sources = string | Readonly<Record<string, string>>;

const filesOf = (sources: Sources, singleName: string): SourceFile[] =>
  Object.entries(typeof sources === 'string' ? { [singleName]: sources } : sources).map(
    ([name, content]) => ({
      name,
      content,
    }),
  );

/** A program with a `main` function. */
export const goProgram = (body: string, imports = '"fmt"', more = '') =>
  `package main\nimport (${imports})\n${more}\nfunc main() {\n${body}\n}\n`;

/** A program with a function `Add`, for tests to call. */
export const goAdding = (body: string, imports = '', more = '') =>
  `package main\nimport (${imports})\n${more}\nfunc Add(a, b int) int {\n${body}\n}\nfunc main() {}\n`;

/** Runs a Go program on this thread. */
export async function runGo(program: Sources, more: Partial<RunRequest> = {}): Promise<RunResult> {
  runtime ??= loadGo(diskAssets).then(createGoRuntime);
  const go = await runtime;
  const request: RunRequest = { language: 'go', ...more, files: filesOf(program, 'main.go') };
  await go.prepare(request);
  return go.run(request, () => undefined);
}

/** Runs a program's tests. `verdicts` contains each test's outcome by name. */
export async function judgeGo(
  program: Sources,
  tests: Sources,
  more: Partial<RunRequest> = {},
): Promise<{ verdicts: Record<string, TestOutcome['outcome']>; result: RunResult }> {
  const result = await runGo(program, { ...more, tests: filesOf(tests, 'main_test.go') });
  const verdicts = Object.fromEntries((result.tests ?? []).map(({ name, outcome }) => [name, outcome]));
  return { verdicts, result };
}
