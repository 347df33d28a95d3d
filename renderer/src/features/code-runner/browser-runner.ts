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

/** Languages with a compiler of tens of megabytes: the server compiles until it has been downloaded. */
const hasCompiler = (language: Language) => language === 'c' || language === 'go';

/** The Runner port in this browser: a Web Worker with the runtimes of this server. */
export class BrowserRunner implements LoadingRunner {
  private readonly assets = new RuntimeAssetStore(fetchInWorker, textStorage());
  private readonly downloadBytes = new Map<Language, number>();
  private readonly runner: WorkerRunner;
  private readonly kept = new Set<Language>();

  /** `api` reaches the server's compilers. */
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

  /** A language that the server compiles has nothing to load; only its availability is checked. */
  async load(language: Language): Promise<void> {
    this.downloadBytes.set(language, await this.assets.downloadBytes(language));
    if (await this.isCompiledHere(language)) await this.runner.load(language);
  }

  async run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    // Tests need the compiler itself, because they are judged by its output.
    if (request.tests?.length || (await this.isCompiledHere(request.language)))
      return this.runner.run(request, options);
    const compiled = await compileOnServer(this.api, request, options.signal);
    if ('artifact' in compiled) return this.runner.run({ ...request, artifact: compiled.artifact }, options);
    options.onOutput?.({ stream: 'stderr', text: compiled.result.stderr });
    return compiled.result;
  }

  async downloadSize(language: Language): Promise<number | null> {
    if (!hasCache() || (await this.isCompiledHere(language))) return null;
    return this.downloadBytes.get(language) ?? (await this.assets.downloadBytes(language));
  }

  async download(language: Language, options: DownloadOptions): Promise<void> {
    await this.assets.download(language, options);
    // Started now, so that the next run doesn't wait for it.
    await this.runner.load(language);
    this.kept.add(language);
  }

  private async isCompiledHere(language: Language): Promise<boolean> {
    if (!hasCompiler(language) || this.kept.has(language)) return true;
    if (!(await this.assets.isKept(language))) return false;
    this.kept.add(language);
    return true;
  }

  /** The browser counts unpacked bytes; progress is about the compressed bytes that are downloaded. */
  private toDownload(language: Language, share: number) {
    const totalBytes = this.downloadBytes.get(language) ?? 0;
    return { receivedBytes: Math.round(share * totalBytes), totalBytes };
  }
}

/** Undefined if the browser refuses it: each manifest is then requested every time. */
function textStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // disabled: see above
  }
}
