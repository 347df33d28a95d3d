import type { Language, LoadProgress, Runner, RunOptions, RunRequest, RunResult } from '@shared/runner';
import { LanguageUnavailable } from '@shared/runner/runner';
import { makeAutoObservable, observable, runInAction } from 'mobx';

export interface KeepOptions {
  signal: AbortSignal;
  onProgress: (progress: LoadProgress) => void;
}

/** A runner whose languages can be loaded before the first run. */
export interface LoadingRunner extends Runner {
  load(language: Language): Promise<void>;
  /** What has to be downloaded before this language works offline; null if there is nothing. */
  toKeep?(language: Language): Promise<number | null>;
  keep?(language: Language, options: KeepOptions): Promise<void>;
}

export type OnRuntimeProgress = (language: Language, progress: LoadProgress) => void;
export type CreateRunner = (onProgress: OnRuntimeProgress) => Promise<LoadingRunner>;

export interface RuntimeLoad {
  /** `unavailable`: this server doesn't have the language; `message` says so. */
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';
  /** Downloaded bytes (compressed); undefined until the first ones arrive. */
  progress: LoadProgress | undefined;
  message?: string;
}

/** The download of a compiler for offline use. */
export interface Keeping {
  /** `offered`: not started automatically, because the connection is slow or metered, or the user stopped it. */
  status: 'none' | 'offered' | 'keeping' | 'kept' | 'failed';
  progress: LoadProgress | undefined;
}

const TELL_EVERY_MS = 100;

const IDLE: RuntimeLoad = { status: 'idle', progress: undefined };
const NOT_KEPT: Keeping = { status: 'none', progress: undefined };

/** Whether tens of megabytes may be downloaded over this connection without asking. */
function isLineDear(): boolean {
  const { connection } = globalThis.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /(^|-)[23]g$/.test(connection?.effectiveType ?? '');
}

/** The Runner port as screens use it: its code and each language load on first use, with visible progress. */
export class CodeRunnerStore implements Runner {
  private readonly loads = observable.map<Language, RuntimeLoad>({}, { deep: false });
  private readonly keepings = observable.map<Language, Keeping>({}, { deep: false });
  private readonly keepAborts = new Map<Language, AbortController>();
  private runner: Promise<LoadingRunner> | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly createRunner: CreateRunner,
    private readonly isDear: () => boolean = isLineDear,
  ) {
    makeAutoObservable<
      this,
      'createRunner' | 'isDear' | 'runner' | 'loads' | 'keepings' | 'keepAborts' | 'toldAt'
    >(this, {
      createRunner: false,
      isDear: false,
      runner: false,
      loads: false,
      keepings: false,
      keepAborts: false,
      toldAt: false,
    });
  }

  loadOf(language: Language): RuntimeLoad {
    return this.loads.get(language) ?? IDLE;
  }

  /** Loads a language before its first run. A failure is reported by `loadOf`, and the next run tries again. */
  async load(language: Language): Promise<void> {
    try {
      await this.ready(language);
    } catch {
      // shown by `loadOf`; a run that needs the language fails with the reason
    }
  }

  /** See Runner; loads the language first if necessary. */
  async run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    const { language } = request;
    const runner = await orAborted(this.ready(language), options.signal);
    const result = await runner.run(request, options);
    if (this.keepingOf(language).status === 'none') void this.considerKeeping(runner, language);
    return result;
  }

  keepingOf(language: Language): Keeping {
    return this.keepings.get(language) ?? NOT_KEPT;
  }

  /** Downloads a language's compiler in the background, so that it works offline from then on. */
  async keep(language: Language): Promise<void> {
    const runner = await this.start();
    if (!runner.keep || this.keepAborts.has(language)) return;
    const abort = new AbortController();
    this.keepAborts.set(language, abort);
    this.setKeeping(language, { ...this.keepingOf(language), status: 'keeping' });
    try {
      const onProgress = (progress: LoadProgress) =>
        this.setKeeping(language, { status: 'keeping', progress });
      await runner.keep(language, { signal: abort.signal, onProgress });
      this.setKeeping(language, { status: 'kept', progress: undefined });
    } catch {
      // Shown where it's offered again; meanwhile the server keeps compiling.
      const { progress } = this.keepingOf(language);
      const status = abort.signal.aborted ? 'offered' : 'failed';
      this.setKeeping(language, { status, progress });
    } finally {
      this.keepAborts.delete(language);
    }
  }

  stopKeeping(language: Language): void {
    this.keepAborts.get(language)?.abort();
  }

  private async considerKeeping(runner: LoadingRunner, language: Language): Promise<void> {
    const totalBytes = await runner.toKeep?.(language).catch(() => null); // without a manifest there is nothing to offer
    if (!totalBytes || this.keepingOf(language).status !== 'none') return;
    this.setKeeping(language, { status: 'offered', progress: { receivedBytes: 0, totalBytes } });
    if (!this.isDear()) await this.keep(language);
  }

  private setKeeping(language: Language, keeping: Keeping): void {
    runInAction(() => this.keepings.set(language, keeping));
  }

  private async ready(language: Language): Promise<LoadingRunner> {
    const { status } = this.loadOf(language);
    if (status === 'idle' || status === 'failed' || status === 'unavailable')
      this.set(language, { status: 'loading', progress: undefined });
    try {
      const runner = await this.start();
      await runner.load(language);
      // A run of a language that is ready renders nothing before it starts.
      if (this.loadOf(language).status !== 'ready')
        this.set(language, { status: 'ready', progress: undefined });
      return runner;
    } catch (error) {
      if (error instanceof LanguageUnavailable)
        this.set(language, { status: 'unavailable', progress: undefined, message: error.message });
      else this.set(language, { status: 'failed', progress: undefined });
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

  /** A fast connection delivers hundreds of chunks; a few updates per second are enough for the eye. */
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

/** Stops waiting as soon as it's canceled; the awaited work continues. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
