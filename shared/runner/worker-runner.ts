import {
  type AssetLoader,
  type AssetsFor,
  type LoadProgress,
  loadRuntimeAssets,
  type RuntimeAssets,
} from './assets';
import { checkRunRequest } from './check-request';
import { isCompiledLanguage } from './languages';
import type { Language, Runner, RunOptions, RunRequest, RunResult } from './runner';
import type { RunnerWorker } from './worker-protocol';
import { WorkerThread } from './worker-thread';

export interface WorkerRunnerOptions {
  /** Starts a thread whose script calls `serveWorker`. Called again after a kill. */
  createWorker: () => RunnerWorker;
  loadAsset: AssetLoader;
  onProgress?: (progress: LoadProgress & { language: Language }) => void;
}

/**
 * A `Runner` with one worker thread: queues requests, streams their output, and kills the thread when a run exceeds its
 * time limit or is canceled. It keeps compiled modules and snapshots so that the next thread starts quickly.
 */
export class WorkerRunner implements Runner {
  private readonly assets = new Map<Language, Promise<RuntimeAssets[Language]>>();
  private thread: WorkerThread | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: WorkerRunnerOptions) {}

  /** Loads a language and starts its thread before the first run. Rejects with `RunnerFailed`; the next call retries. */
  async load(language: Language): Promise<void> {
    this.threadWith(language, await this.assetsOf(language));
  }

  run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    const result = this.turn.then(() => this.runNow(request, options));
    this.turn = result.catch(() => undefined); // the caller of `run` gets the error; the queue continues
    return options.signal ? Promise.race([result, rejectOnAbort(options.signal, result)]) : result;
  }

  /** Kills the thread. A later run starts a new one. */
  close(): void {
    this.thread?.close();
    this.thread = undefined;
  }

  private async runNow(request: RunRequest, options: RunOptions): Promise<RunResult> {
    options.signal?.throwIfAborted();
    checkRunRequest(request);
    const thread = await this.threadFor(request);
    options.signal?.throwIfAborted();
    return thread.run(request, options);
  }

  /** A program that was compiled elsewhere needs no compiler, unless it has tests. */
  private async threadFor({ language, artifact, tests }: RunRequest): Promise<WorkerThread> {
    if (artifact && !tests?.length && isCompiledLanguage(language))
      return this.threadWith(language, undefined);
    return this.threadWith(language, await this.assetsOf(language));
  }

  private threadWith<L extends Language>(language: L, assets: AssetsFor<L>): WorkerThread {
    if (!this.thread?.usable) this.thread = new WorkerThread(this.options.createWorker());
    this.thread.load(language, assets);
    return this.thread;
  }

  private assetsOf<L extends Language>(language: L): Promise<RuntimeAssets[L]> {
    const known = this.assets.get(language);
    if (known) return known as Promise<RuntimeAssets[L]>;
    const { loadAsset, onProgress } = this.options;
    const loading = loadRuntimeAssets(language, loadAsset, (progress) =>
      onProgress?.({ ...progress, language }),
    );
    this.assets.set(language, loading);
    loading.catch(() => this.assets.delete(language));
    return loading;
  }
}

/** A canceled request leaves the queue immediately, even while an earlier one is running. */
function rejectOnAbort(signal: AbortSignal, settled: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const release = () => signal.removeEventListener('abort', abort);
    settled.then(release, release);
  });
}
