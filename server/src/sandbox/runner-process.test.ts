import { COMPILE_TIME_MS } from '@shared/runner/limits';
import { RunnerFailed, type RunRequest } from '@shared/runner/runner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeFrame } from './process/frames';
import { type RunnerChild, RunnerProcess } from './runner-process';
import { FakeChild } from './testing/fake-child';

/* The server's clocks, with a runner that never answers. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FILE = 'work_test.c';
const requestIn = (language: RunRequest['language']): RunRequest => ({
  language,
  files: [{ name: 'main', content: '' }],
  tests: [{ name: FILE, content: '' }],
  limits: { timeMs: 100 },
});

function order(language: RunRequest['language']) {
  const child = new FakeChild();
  const ends: { killed: boolean }[] = [];
  const runner = new RunnerProcess(
    { command: '', args: [], isolation: {} as never },
    { onIdle: () => {}, onEnd: (end) => void ends.push(end) },
    () => child as unknown as RunnerChild,
  );
  const result = runner.run(requestIn(language), () => {});
  result.catch(() => {}); // Looked at below.
  const say = (message: object) => child.stdout.emit('data', encodeFrame(message));
  return { child, ends, result, say };
}

test('a compiler that does not come to an end is killed in its own time, and its tests are told of', async () => {
  const { child, result, say, ends } = order('c');
  const words = 'The program took longer than 10 seconds to compile, so it was stopped.';
  const open = { file: FILE, outcome: 'error', message: 'took too long', stdout: '' };
  say({ type: 'tests', id: 1, news: { kind: 'list', tests: [{ ...open, name: 'test_one' }] } });
  await vi.advanceTimersByTimeAsync(COMPILE_TIME_MS.c);
  expect(child.killed).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(child.killed).toBe(true);
  expect(await result).toMatchObject({
    limitHit: 'time',
    compiling: true,
    exitCode: null,
    stderr: `${words}\n`,
    tests: [{ ...open, name: 'test_one' }],
  });
  expect(ends).toMatchObject([{ killed: true }]);
});

test('a program has its own time from when it starts', async () => {
  const { child, result, say } = order('c');
  await vi.advanceTimersByTimeAsync(9000);
  say({ type: 'started', id: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(child.killed).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  const message = 'The program was stopped: it took longer than 100 ms.';
  expect(await result).toMatchObject({ limitHit: 'time', stderr: '', tests: [{ file: FILE, message }] });
});

test('an interpreter that does not get ready is the runner`s fault, not the program`s', async () => {
  const { child, result } = order('python');
  await vi.advanceTimersByTimeAsync(1000);
  expect(child.killed).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(child.killed).toBe(true);
  await expect(result).rejects.toBeInstanceOf(RunnerFailed);
});
