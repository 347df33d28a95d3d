import {
  type Language,
  type RunOptions,
  type RunRequest,
  type RunResult,
  WorkerRunner,
  webRunnerWorker,
} from '@shared/runner';
import RunnerWorker from '@shared/runner/worker-entry?worker';
import type { ApiClient } from '@web/api';
import { hasCache } from './asset-cache';
import type { DownloadOptions, LoadingRunner, OnRuntimeProgress } from './code-runner.store';
import { compileOnServer } from './compile-on-server';
import { fetchInWorker } from './fetch-in-worker';
import { RuntimeAssetStore } from './runtime-assets';

/** These languages have a compiler of tens of megabytes. Until it's downloaded, the server compiles. */
const hasCompiler = (language: Language) => language === 'c' || language === 'go';

/** Implements the Runner port in the browser, with a Web Worker that uses the server's runtimes. */
export class BrowserRunner implements LoadingRunner {
  private readonly assets = new RuntimeAssetStore(fetchInWorker);
  private readonly runner: WorkerRunner;
  private readonly cached = new Set<Language>();

  /** @param api for compiling on the server */
  constructor(
    onProgress: OnRuntimeProgress,
    private readonly api: ApiClient,
  ) {
    this.runner = new WorkerRunner({
      createWorker: () => webRunnerWorker(new RunnerWorker({ name: 'runner' })),
      loadAsset: this.assets.load,
      onProgress: ({ language, receivedBytes, totalBytes }) =>
        onProgress(language, this.toDownload(language, receivedBytes / totalBytes)),
    });
  }

  /** If the server compiles the language, nothing is loaded. */
  async load(language: Language): Promise<void> {
    if (await this.isCompiledHere(language)) await this.runner.load(language);
  }

  async run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    // Tests need the compiler here, because judging them uses it.
    if (request.tests?.length || (await this.isCompiledHere(request.language)))
      return this.runner.run(request, options);
    const compiled = await compileOnServer(this.api, request, options.signal);
    if ('artifact' in compiled) return this.runner.run({ ...request, artifact: compiled.artifact }, options);
    options.onOutput?.({ stream: 'stderr', text: compiled.result.stderr });
    return compiled.result;
  }

  async downloadSize(language: Language): Promise<number | null> {
    if (!hasCache() || (await this.isCompiledHere(language))) return null;
    return this.assets.downloadBytes(language);
  }

  hasBegun(language: Language): Promise<boolean> {
    return this.assets.hasAny(language);
  }

  async download(language: Language, options: DownloadOptions): Promise<void> {
    await this.assets.download(language, options);
    // Starts the compiler now, so that the next run doesn't have to wait.
    await this.runner.load(language);
    this.cached.add(language);
  }

  private async isCompiledHere(language: Language): Promise<boolean> {
    if (!hasCompiler(language) || this.cached.has(language)) return true;
    if (!(await this.assets.isCached(language))) return false;
    this.cached.add(language);
    return true;
  }

  /** Progress counts uncompressed bytes; this converts it to compressed bytes, which are what is downloaded. */
  private toDownload(language: Language, share: number) {
    const totalBytes = this.assets.downloadBytes(language);
    return { receivedBytes: Math.round(share * totalBytes), totalBytes };
  }
}
