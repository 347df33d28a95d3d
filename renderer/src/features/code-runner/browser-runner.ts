import { type Language, WorkerRunner, webRunnerWorker } from '@shared/runner';
import RunnerWorker from '@shared/runner/worker-entry?worker';
import type { LoadingRunner, OnRuntimeProgress } from './code-runner.store';
import { fetchInWorker } from './fetch-in-worker';
import { downloadBytes, runtimeAssets } from './runtime-assets';

/** The Runner port in this browser: a Web Worker over the runtimes that this server holds. */
export function createBrowserRunner(onProgress: OnRuntimeProgress): LoadingRunner {
  return new WorkerRunner({
    createWorker: () => webRunnerWorker(new RunnerWorker({ name: 'runner' })),
    loadAsset: runtimeAssets(fetchInWorker('/runtimes')),
    onProgress: ({ language, receivedBytes, totalBytes }) =>
      onProgress(language, toDownload(language, receivedBytes / totalBytes)),
  });
}

/** The browser counts what it has unpacked; a learner waits for what comes through the line. */
function toDownload(language: Language, share: number) {
  const totalBytes = downloadBytes(language);
  return { receivedBytes: Math.round(share * totalBytes), totalBytes };
}
