import type { RunResult } from '@shared/runner';
import { LanguageUnavailable } from '@shared/runner/runner';
import { expect, test, vi } from 'vitest';
import { CodeRunnerStore, type LoadingRunner } from './code-runner.store';

const RESULT: RunResult = { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 0 };
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

test('nothing is fetched before it’s needed, and then only once', async () => {
  const { store, created } = setUp();
  expect([created(), store.loadOf('python').status]).toEqual([0, 'idle']);
  await Promise.all([store.load('python'), store.run(REQUEST)]);
  expect([created(), store.loadOf('python').status]).toEqual([1, 'ready']);
});

test('the download progress of a language is visible', async () => {
  let finish = () => {};
  const { store } = setUp(() => new Promise((resolve) => (finish = resolve)));
  const loading = store.load('python');
  await vi.waitFor(() => expect(store.loadOf('python').progress).toBeDefined());
  expect(store.loadOf('python')).toEqual({
    status: 'loading',
    progress: { receivedBytes: 4_200_000, totalBytes: 9_700_000 },
  });
  finish();
  await loading;
});

test('a failed load is retried by the next run', async () => {
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

test('a run can be canceled while its language is loading', async () => {
  const { store } = setUp(() => new Promise(() => {}));
  const abort = new AbortController();
  const running = store.run(REQUEST, { signal: abort.signal });
  abort.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
});

function compiling(download: LoadingRunner['download'], isMetered = false, hasBegun = false) {
  let reconnect = () => {};
  const store = new CodeRunnerStore(
    async () => ({
      load: async () => {},
      run: async () => RESULT,
      downloadSize: async () => 31_000_000,
      hasBegun: async () => hasBegun,
      download,
    }),
    () => isMetered,
    (listener) => {
      reconnect = listener;
    },
  );
  const run = () => store.run({ language: 'c', files: [{ name: 'main.c', content: '' }] });
  return { store, run, status: () => store.downloadOf('c').status, reconnect: () => reconnect() };
}

test('after the first run, the compiler is downloaded for offline use', async () => {
  const { store, run, status } = compiling(async (_language, { onProgress }) => {
    onProgress({ receivedBytes: 12_000_000, totalBytes: 31_000_000 });
    expect(store.downloadOf('c').progress?.receivedBytes).toBe(12_000_000);
  });
  expect(status()).toBe('none');
  await run();
  await vi.waitFor(() => expect(status()).toBe('downloaded'));
});

test('the download can be canceled and resumed', async () => {
  let tries = 0;
  const { store, run, status } = compiling((_language, { signal }) => {
    tries += 1;
    if (tries > 1) return Promise.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await run();
  await vi.waitFor(() => expect(status()).toBe('downloading'));
  store.stopDownload('c');
  await vi.waitFor(() => expect(status()).toBe('offered'));
  await run();
  expect([tries, status()]).toEqual([1, 'offered']);
  await store.download('c');
  expect(status()).toBe('downloaded');
});

test('before the first run the download is offered with its size; the run starts it', async () => {
  const download = vi.fn(async () => {});
  const { store, run, status } = compiling(download);
  await store.load('c');
  await vi.waitFor(() => expect(status()).toBe('offered'));
  expect([store.downloadOf('c').progress?.totalBytes, download.mock.calls.length]).toEqual([31_000_000, 0]);
  await run();
  await vi.waitFor(() => expect(status()).toBe('downloaded'));
});

test('a download that an earlier visit began goes on with the next lesson, without a run', async () => {
  const { store, status } = compiling(async () => {}, false, true);
  await store.load('c');
  await vi.waitFor(() => expect(status()).toBe('downloaded'));
});

test('a download that lost its connection goes on when that’s back', async () => {
  let isUp = false;
  const { run, status, reconnect } = compiling(async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
  });
  await run();
  await vi.waitFor(() => expect(status()).toBe('failed'));
  isUp = true;
  reconnect();
  await vi.waitFor(() => expect(status()).toBe('downloaded'));
});

test('over a slow or metered connection, the download is only offered', async () => {
  const download = vi.fn(async () => {});
  const { run, status } = compiling(download, true);
  await run();
  await vi.waitFor(() => expect(status()).toBe('offered'));
  expect(download).not.toHaveBeenCalled();
});

test('a language that the server doesn’t have is shown as unavailable', async () => {
  const { store } = setUp(() => Promise.reject(new LanguageUnavailable('No Go here.')));
  await store.load('go');
  expect(store.loadOf('go')).toMatchObject({ status: 'unavailable', message: 'No Go here.' });
});
