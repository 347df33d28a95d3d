import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OutputChunk, RunnerFailed, RunRefused, type RunRequest } from './runner';
import { diskAssets } from './testing/disk-assets';
import { JUDGED_LOOPS, KILLED } from './testing/judged-loops';
import { nodeRunnerWorker } from './testing/node-worker';
import { patiently } from './testing/patient-runner';
import { WorkerRunner } from './worker-runner';

const request = (source: string, more: Partial<RunRequest> = {}): RunRequest => {
  const language = more.language ?? 'python';
  return patiently({
    language,
    files: [{ name: language === 'python' ? 'main.py' : 'main.js', content: source }],
    ...more,
  });
};

describe('a runner with a real thread', () => {
  let started = 0;
  const progress: number[] = [];
  const runner = new WorkerRunner({
    createWorker: () => {
      started += 1;
      return nodeRunnerWorker();
    },
    loadAsset: diskAssets,
    onProgress: ({ receivedBytes, totalBytes }) => progress.push(receivedBytes / totalBytes),
  });

  beforeAll(() => runner.load('python'));
  afterAll(() => runner.close());

  test('reports loading progress up to 100%', () => {
    expect(progress.at(-1)).toBe(1);
  });

  /* The updates from each language's judge are tested in test-updates.test.ts. */
  test('stops an endless loop in a test, keeps the other verdicts and runs the next program', async () => {
    const result = await runner.run({ ...JUDGED_LOOPS[0]!, limits: { timeMs: 2000 } });
    expect(result).toMatchObject(KILLED);
    expect(result.timeMs).toBeGreaterThanOrEqual(2000);
    expect(await runner.run(request('print("hello")'))).toMatchObject({ stdout: 'hello\n', exitCode: 0 });
  });

  test('runs concurrent requests one after another on one thread', async () => {
    const before = started;
    const sources = ['a', 'b', 'c', 'd'].map((text) => request(`print("${text}")`));
    const results = await Promise.all(sources.map((each) => runner.run(each)));
    expect(results.map((result) => result.stdout)).toEqual(['a\n', 'b\n', 'c\n', 'd\n']);
    expect(started).toBe(before);
  });

  test('streams output while the program runs', async () => {
    const chunks: OutputChunk[] = [];
    const cancel = new AbortController();
    const source =
      'import sys\nprint("one")\nprint("two", file=sys.stderr)\nprint("three")\nwhile True: pass';
    const onOutput = (chunk: OutputChunk) => {
      chunks.push(chunk);
      if (chunk.text === 'three\n') cancel.abort();
    };
    await expect(runner.run(request(source), { onOutput, signal: cancel.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(chunks.map((chunk) => chunk.text)).toEqual(['one\n', 'two\n', 'three\n']);
    expect((await runner.run(request('print("next")'))).stdout).toBe('next\n');
  });

  test('cancels a queued run without touching the current one', async () => {
    const cancel = new AbortController();
    const first = runner.run(request('import time\ntime.sleep(0.2)\nprint("done")'));
    const second = runner.run(request('print("never")'), { signal: cancel.signal });
    cancel.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    expect((await first).stdout).toBe('done\n');
  });

  test('refuses a bad request and keeps working', async () => {
    await expect(runner.run(request('', { files: [] }))).rejects.toBeInstanceOf(RunRefused);
    expect((await runner.run(request('print("next")'))).stdout).toBe('next\n');
  });

  test('fails the current run when closed, and restarts on demand', async () => {
    const open = runner.run(request('while True: pass'), { onOutput: () => undefined });
    const failed = expect(open).rejects.toBeInstanceOf(RunnerFailed);
    await runner.run(request('pass'), { signal: AbortSignal.timeout(50) }).catch(() => undefined);
    runner.close();
    await failed;
    expect((await runner.run(request('print("again")'))).stdout).toBe('again\n');
  });
});

test('a runtime that fails to load rejects with RunnerFailed and is retried', async () => {
  let broken = true;
  const runner = new WorkerRunner({
    createWorker: nodeRunnerWorker,
    loadAsset: (name) => (broken ? Promise.reject(new Error('HTTP 503')) : diskAssets(name)),
  });
  const hello = request('console.log("hello")', { language: 'javascript' });
  await expect(runner.run(hello)).rejects.toBeInstanceOf(RunnerFailed);
  broken = false;
  expect((await runner.run(hello)).stdout).toBe('hello\n');
  runner.close();
});

test('a broken thread fails its run, and the next run gets a new one', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const runner = new WorkerRunner({
    loadAsset: diskAssets,
    createWorker: () => {
      const worker = nodeRunnerWorker();
      return {
        ...worker,
        onFailure: (handler) => {
          fail = handler;
          worker.onFailure(handler);
        },
      };
    },
  });
  const language = 'javascript';
  const onOutput = () => fail(new Error('the thread died'));
  const endless = request('console.log("first");\nfor (;;);', { language });
  await expect(runner.run(endless, { onOutput })).rejects.toBeInstanceOf(RunnerFailed);
  expect((await runner.run(request('console.log("hello")', { language }))).stdout).toBe('hello\n');
  runner.close();
});
