import { callTestName, callTests } from '@shared/grading';
import type { RunRequest } from '@shared/runner';
import type { RunStore, TestRow } from '@web/features/solving/workbench';

/** What to record: a program, or one of its tests. */
export interface Target {
  request: RunRequest;
  /** `name` of a test in the request; `title` is what the learner knows it by. */
  test?: { name: string; title: string };
}

/** The program itself. */
export function programTarget(run: RunStore, files: RunRequest['files'], stdin?: string): Target {
  return { request: { language: run.task.language, files, stdin: stdin ?? run.task.stdin } };
}

/** The test of a row: only that one, if it's a call. Undefined if it isn't one of the visible tests. */
export function testTarget(run: RunStore, files: RunRequest['files'], row: TestRow): Target | undefined {
  const { request } = programTarget(run, files);
  const { tests = [], testFiles = [] } = run.task;
  const title = row.call ?? '';
  const visible = tests?.find(({ call }) => call === row.call);
  if (visible) {
    const { call, expected, raises, prints } = visible;
    const test = {
      call,
      expect: expected ?? undefined,
      raises: raises ?? undefined,
      prints: prints ?? undefined,
    };
    const name = callTestName(0);
    return { request: { ...request, tests: [callTests(request, [test])] }, test: { name, title } };
  }
  if (testFiles.length === 0 || !row.call) return undefined;
  return { request: { ...request, tests: testFiles }, test: { name: row.call, title } };
}

/** What "Step through" beside Run is about: the first test that failed, or else the program. */
export function mainTarget(run: RunStore, files: RunRequest['files'], stdin?: string): Target {
  const rows: readonly TestRow[] =
    run.tests ?? run.task.tests?.map(({ call }) => ({ call, passed: null })) ?? [];
  const row = rows.find(({ passed }) => passed === false) ?? rows[0];
  return (row && testTarget(run, files, row)) ?? programTarget(run, files, stdin);
}
