import type { RunResult } from '@shared/runner';
import { expect, test } from 'vitest';
import { CodeRunnerStore, type LoadingRunner } from './code-runner.store';

const RESULT: RunResult = { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 0, probes: [] };
const REQUEST = { language: 'python', files: [{ name: 'main.py', content: '' }] } as const;

function setUp(load: LoadingRunner['load'] = async () => {}) {
  let created = 0;
  const store = new CodeRunnerStore(async (onProgress) => {
    created += 1;
    return {
      load: (language) => {
        onProgress(language, { receivedBytes: 4_200_000, totalBytes: 9_700_000 });
        return load(language);
      },
      run: async () => RESULT,
    };
  });
  return { store, created: () => created };
}

test('nothing is fetched before it is wanted, and then once', async () => {
  const { store, created } = setUp();
  expect([created(), store.loadOf('python').status]).toEqual([0, 'idle']);
  await Promise.all([store.load('python'), store.run(REQUEST)]);
  expect([created(), store.loadOf('python').status]).toEqual([1, 'ready']);
});

test('how far the language is can be seen', async () => {
  let finish = () => {};
  const { store } = setUp(() => new Promise((resolve) => (finish = resolve)));
  const loading = store.load('python');
  await Promise.resolve();
  await Promise.resolve();
  expect(store.loadOf('python')).toEqual({
    status: 'loading',
    progress: { receivedBytes: 4_200_000, totalBytes: 9_700_000 },
  });
  finish();
  await loading;
});

test('a failed load is tried again by the next run', async () => {
  let broken = true;
  const { store } = setUp(async () => {
    if (broken) throw new Error('no network');
  });
  await store.load('python');
  expect(store.loadOf('python').status).toBe('failed');
  await expect(store.run(REQUEST)).rejects.toThrow('no network');
  broken = false;
  await expect(store.run(REQUEST)).resolves.toEqual(RESULT);
});

test('a run that waits for its language can be cancelled', async () => {
  const { store } = setUp(() => new Promise(() => {}));
  const abort = new AbortController();
  const running = store.run(REQUEST, { signal: abort.signal });
  abort.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
});
