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
 * The `Runner` over one worker thread: queues requests, streams their output, and kills the thread when a run passes
 * its time limit or is cancelled. Compiled modules and snapshots are kept, so that the next thread starts fast.
 */
export class WorkerRunner implements Runner {
  private readonly assets = new Map<Language, Promise<RuntimeAssets[Language]>>();
  private thread: WorkerThread | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: WorkerRunnerOptions) {}

  /** Loads a language, and starts its thread, ahead of its first run. Rejects with `RunnerFailed`; the next call tries again. */
  async load(language: Language): Promise<void> {
    this.threadWith(language, await this.assetsOf(language));
  }

  run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    const result = this.turn.then(() => this.runNow(request, options));
    this.turn = result.catch(() => undefined); // the caller of `run` has the error; the queue goes on
    return options.signal ? Promise.race([result, rejectOnAbort(options.signal, result)]) : result;
  }

  /** Ends the thread; a later run starts a new one. */
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

  /** A program that was compiled elsewhere needs no compiler here; its tests do. */
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

/** A cancelled request leaves the queue immediately, even while an earlier one runs. */
function rejectOnAbort(signal: AbortSignal, settled: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const release = () => signal.removeEventListener('abort', abort);
    settled.then(release, release);
  });
}
