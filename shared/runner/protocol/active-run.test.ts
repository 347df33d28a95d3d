import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPILE_TIME_MS } from '../limits';
import { RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { ActiveRun } from './active-run';

/* The timeouts of a run, in a browser and on the server, with a runner that never answers. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FILE = 'work_test.c';

function start(language: RunRequest['language'], processorMs?: () => number) {
  const kill = vi.fn();
  const files = [{ name: 'main', content: '' }];
  const tests = [{ name: FILE, content: '' }];
  const run = new ActiveRun({ language, files, tests, limits: { timeMs: 100 } }, { kill, processorMs });
  const settled: (RunResult | Error)[] = [];
  run.finished.then(
    (result) => settled.push(result),
    (error: Error) => settled.push(error),
  );
  return { run, kill, settled };
}

test('a compiler that hangs is killed at the compile timeout, and its tests are errors', async () => {
  const { run, kill, settled } = start('c');
  const open = { file: FILE, name: 'test_one', outcome: 'error', message: 'too long', stdout: '' } as const;
  run.receive({ type: 'tests', id: 1, update: { kind: 'list', tests: [open] } });
  await vi.advanceTimersByTimeAsync(60_000); // the browser is still downloading the runtime
  run.receive({ type: 'preparing', id: 1 });
  await vi.advanceTimersByTimeAsync(COMPILE_TIME_MS.c);
  expect(kill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kill).toHaveBeenCalledOnce();
  const stderr = 'The program took longer than 10 seconds to compile, so it was stopped.\n';
  const compiling = { limitHit: 'time', compiling: true, exitCode: null };
  expect(settled).toMatchObject([{ ...compiling, stderr, tests: [open] }]);
});

test('a program has its own time limit, which begins when it starts', async () => {
  const { run, settled } = start('c');
  run.allowPreparing();
  await vi.advanceTimersByTimeAsync(9000);
  run.receive({ type: 'started', id: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  const message = 'The program was stopped: it took longer than 100 ms.';
  expect(settled).toMatchObject([{ limitHit: 'time', stderr: '', tests: [{ file: FILE, message }] }]);
});

test('an interpreter on the server that never becomes ready is the runner’s fault, not the program’s', async () => {
  const { run, kill, settled } = start('python');
  run.allowPreparing();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kill).toHaveBeenCalledOnce();
  expect(settled[0]).toBeInstanceOf(RunnerFailed);
});

test('a browser waits for the interpreter, since the machine may be slow', async () => {
  const { run, kill, settled } = start('python');
  run.receive({ type: 'preparing', id: 1 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(kill).not.toHaveBeenCalled();
  expect(settled).toEqual([]);
});

test('a run that is starved on a busy machine continues until it has used its own time', async () => {
  let usedMs = 0;
  const { run, kill, settled } = start('python', () => usedMs);
  run.receive({ type: 'started', id: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(kill).not.toHaveBeenCalled();
  usedMs = 1000;
  await vi.advanceTimersByTimeAsync(400);
  expect(kill).toHaveBeenCalledOnce();
  expect(settled).toMatchObject([{ limitHit: 'time' }]);
});

test('a run that gets no CPU time is never the program’s fault', async () => {
  const { run, kill, settled } = start('python', () => 0);
  run.receive({ type: 'started', id: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kill).toHaveBeenCalledOnce();
  expect(settled[0]).toBeInstanceOf(RunnerFailed);
});
