import type { Language, LoadProgress, Runner, RunOptions, RunRequest, RunResult } from '@shared/runner';
import { LanguageUnavailable } from '@shared/runner/runner';
import { makeAutoObservable, observable, runInAction } from 'mobx';

export interface KeepOptions {
  signal: AbortSignal;
  onProgress: (progress: LoadProgress) => void;
}

/** A runner whose languages can be loaded ahead of the first run. */
export interface LoadingRunner extends Runner {
  load(language: Language): Promise<void>;
  /** What there is to fetch before this language works without a connection; null when that is nothing. */
  toKeep?(language: Language): Promise<number | null>;
  keep?(language: Language, options: KeepOptions): Promise<void>;
}

export type OnRuntimeProgress = (language: Language, progress: LoadProgress) => void;
export type CreateRunner = (onProgress: OnRuntimeProgress) => Promise<LoadingRunner>;

export interface RuntimeLoad {
  /** `unavailable`: this server has none of it, as `message` says. */
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';
  /** Bytes as they come through the line; undefined until the first are here. */
  progress: LoadProgress | undefined;
  message?: string;
}

/** A compiler on its way to this machine, for the time without a connection. */
export interface Keeping {
  /** `offered`: not fetched without being asked, because the line is slow or dear, or its learner stopped it. */
  status: 'none' | 'offered' | 'keeping' | 'kept' | 'failed';
  progress: LoadProgress | undefined;
}

const TELL_EVERY_MS = 100;

const IDLE: RuntimeLoad = { status: 'idle', progress: undefined };
const NOT_KEPT: Keeping = { status: 'none', progress: undefined };

/** Whether tens of megabytes may come unasked over this line. */
function isLineDear(): boolean {
  const { connection } = globalThis.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /(^|-)[23]g$/.test(connection?.effectiveType ?? '');
}

/** The Runner port as screens use it: its code and each language come at their first use, and say how far they are. */
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
    const { language } = request;
    const runner = await orAborted(this.ready(language), options.signal);
    const result = await runner.run(request, options);
    if (this.keepingOf(language).status === 'none') void this.considerKeeping(runner, language);
    return result;
  }

  keepingOf(language: Language): Keeping {
    return this.keepings.get(language) ?? NOT_KEPT;
  }

  /** Fetches a language's compiler in the background, so that it works without a connection from then on. */
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
      // Shown where it is offered again; the server goes on compiling meanwhile.
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
      // A run of a language that is ready redraws nothing before it starts.
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
