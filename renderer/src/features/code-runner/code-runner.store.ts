import type { Language, LoadProgress, Runner, RunOptions, RunRequest, RunResult } from '@shared/runner';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** A runner whose languages can be loaded ahead of the first run. */
export interface LoadingRunner extends Runner {
  load(language: Language): Promise<void>;
}

export type OnRuntimeProgress = (language: Language, progress: LoadProgress) => void;
export type CreateRunner = (onProgress: OnRuntimeProgress) => Promise<LoadingRunner>;

export interface RuntimeLoad {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Bytes as they come through the line; undefined until the first are here. */
  progress: LoadProgress | undefined;
}

const TELL_EVERY_MS = 100;

const IDLE: RuntimeLoad = { status: 'idle', progress: undefined };

/** The Runner port as screens use it: its code and each language come at their first use, and say how far they are. */
export class CodeRunnerStore implements Runner {
  private readonly loads = observable.map<Language, RuntimeLoad>({}, { deep: false });
  private runner: Promise<LoadingRunner> | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly createRunner: CreateRunner) {
    makeAutoObservable<this, 'createRunner' | 'runner' | 'loads' | 'toldAt'>(this, {
      createRunner: false,
      runner: false,
      loads: false,
      toldAt: false,
    });
  }

  loadOf(language: Language): RuntimeLoad {
    return this.loads.get(language) ?? IDLE;
  }

  /** Loads a language ahead of its first run. A failure is in `loadOf`, and the next run tries again. */
  async load(language: Language): Promise<void> {
    try {
      await this.ready(language);
    } catch {
      // shown by `loadOf`; a run that needs the language fails with the reason
    }
  }

  /** As the port says; loads the language first where that has not been done. */
  async run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    const runner = await orAborted(this.ready(request.language), options.signal);
    return runner.run(request, options);
  }

  private async ready(language: Language): Promise<LoadingRunner> {
    const { status } = this.loadOf(language);
    if (status === 'idle' || status === 'failed')
      this.set(language, { status: 'loading', progress: undefined });
    try {
      const runner = await this.start();
      await runner.load(language);
      this.set(language, { status: 'ready', progress: undefined });
      return runner;
    } catch (error) {
      this.set(language, { status: 'failed', progress: undefined });
      throw error;
    }
  }

  private start(): Promise<LoadingRunner> {
    this.runner ??= this.createRunner((language, progress) => this.onProgress(language, progress)).catch(
      (error: unknown) => {
        this.runner = undefined;
        throw error;
      },
    );
    return this.runner;
  }

  /** Hundreds of pieces come from a fast line; the eye needs a few in a second. */
  private onProgress(language: Language, progress: LoadProgress): void {
    const now = performance.now();
    if (this.loadOf(language).status === 'ready' || now - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = now;
    this.set(language, { status: 'loading', progress });
  }

  private set(language: Language, load: RuntimeLoad): void {
    runInAction(() => this.loads.set(language, load));
  }
}

/** Leaves a wait at once when it is cancelled; what was waited for goes on. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
