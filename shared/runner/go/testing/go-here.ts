import type { LanguageRuntime } from '../../language-runtime';
import type { RunRequest, RunResult, SourceFile, TestOutcome } from '../../runner';
import { diskAssets } from '../../testing/disk-assets';
import { loadGo } from '../assets';
import { createGoRuntime } from '../go-runtime';

let runtime: Promise<LanguageRuntime> | undefined;

type More = Partial<RunRequest>;

/** Runs a Go program on this very thread; one source is `main.go`. */
export async function runGo(files: string | readonly SourceFile[], more: More = {}): Promise<RunResult> {
  runtime ??= loadGo(diskAssets).then(createGoRuntime);
  const go = await runtime;
  const all = typeof files === 'string' ? [{ name: 'main.go', content: files }] : files;
  const request: RunRequest = { language: 'go', ...more, files: all };
  await go.prepare(request);
  return go.run(request, () => undefined);
}

/** Judges a program by one test file; gives each test's outcome by its name. */
export async function judgeGo(
  program: string | readonly SourceFile[],
  test: string,
): Promise<{ verdicts: Record<string, TestOutcome['outcome']>; result: RunResult; all: string }> {
  const result = await runGo(program, { tests: [{ name: 'main_test.go', content: test }] });
  const verdicts = Object.fromEntries((result.tests ?? []).map(({ name, outcome }) => [name, outcome]));
  return { verdicts, result, all: JSON.stringify(result) };
}
