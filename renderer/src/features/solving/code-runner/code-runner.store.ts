import type { Language, LoadProgress, Runner, RunOptions, RunRequest, RunResult } from '@shared/runner';
import { LanguageUnavailable } from '@shared/runner/runner';
import { makeAutoObservable, observable, runInAction } from 'mobx';

export interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: LoadProgress) => void;
}

/** A runner whose languages can be loaded before the first run. */
export interface LoadingRunner extends Runner {
  load(language: Language): Promise<void>;
  /** Bytes to download before this language works offline; null if there is nothing to download. */
  downloadSize?(language: Language): Promise<number | null>;
  /** Whether a part of that is here already: an earlier download didn't finish. */
  hasBegun?(language: Language): Promise<boolean>;
  download?(language: Language, options: DownloadOptions): Promise<void>;
}

export type OnRuntimeProgress = (language: Language, progress: LoadProgress) => void;
export type CreateRunner = (onProgress: OnRuntimeProgress) => Promise<LoadingRunner>;

export interface RuntimeLoad {
  /** `unavailable`: this server doesn't have the language; see `message`. */
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';
  /** Downloaded bytes (compressed); undefined until the first ones arrive. */
  progress: LoadProgress | undefined;
  message?: string;
}

/** The download of a compiler for offline use. */
export interface OfflineDownload {
  /**
   * `offered`: not started automatically, because nothing has run yet, the connection is slow or metered, or the user
   * stopped it.
   */
  status: 'none' | 'offered' | 'downloading' | 'downloaded' | 'failed';
  progress: LoadProgress | undefined;
}

const PROGRESS_INTERVAL_MS = 100;

const IDLE: RuntimeLoad = { status: 'idle', progress: undefined };
const NO_DOWNLOAD: OfflineDownload = { status: 'none', progress: undefined };

/** Whether the user should be asked before downloading tens of megabytes. */
function isConnectionMetered(): boolean {
  const { connection } = globalThis.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /(^|-)[23]g$/.test(connection?.effectiveType ?? '');
}

/** The Runner port for screens. Its code and the languages load on first use, with visible progress. */
export class CodeRunnerStore implements Runner {
  private readonly loads = observable.map<Language, RuntimeLoad>({}, { deep: false });
  private readonly downloads = observable.map<Language, OfflineDownload>({}, { deep: false });
  private readonly downloadAborts = new Map<Language, AbortController>();
  /** Offered, and started by the first run. */
  private readonly beforeRun = new Set<Language>();
  private runner: Promise<LoadingRunner> | undefined;
  private reportedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly createRunner: CreateRunner,
    private readonly isMetered: () => boolean = isConnectionMetered,
    /** Calls back once, when there's a connection again. */
    private readonly whenOnline: (listener: () => void) => void = (listener) =>
      globalThis.addEventListener?.('online', listener, { once: true }),
  ) {
    makeAutoObservable<
      this,
      | 'createRunner'
      | 'isMetered'
      | 'whenOnline'
      | 'runner'
      | 'loads'
      | 'downloads'
      | 'downloadAborts'
      | 'beforeRun'
      | 'reportedAt'
    >(this, {
      whenOnline: false,
      beforeRun: false,
      createRunner: false,
      isMetered: false,
      runner: false,
      loads: false,
      downloads: false,
      downloadAborts: false,
      reportedAt: false,
    });
  }

  loadOf(language: Language): RuntimeLoad {
    return this.loads.get(language) ?? IDLE;
  }

  /** Loads a language before its first run. A failure is reported by `loadOf`, and the next run tries again. */
  async load(language: Language): Promise<void> {
    try {
      const runner = await this.ready(language);
      if (this.downloadOf(language).status === 'none') void this.offerDownload(runner, language);
    } catch {
      // available from `loadOf`; a run of this language rejects with the error
    }
  }

  /** See Runner; loads the language first if necessary. */
  async run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    const { language } = request;
    const runner = await withAbort(this.ready(language), options.signal);
    const result = await runner.run(request, options);
    const isUnasked = this.downloadOf(language).status === 'none' || this.beforeRun.delete(language);
    if (isUnasked) void this.offerDownload(runner, language, { isUsed: true });
    return result;
  }

  downloadOf(language: Language): OfflineDownload {
    return this.downloads.get(language) ?? NO_DOWNLOAD;
  }

  /** Downloads a language's compiler in the background, so that it works offline from then on. */
  async download(language: Language): Promise<void> {
    const runner = await this.start();
    if (!runner.download || this.downloadAborts.has(language)) return;
    const abort = new AbortController();
    this.downloadAborts.set(language, abort);
    this.setDownload(language, { ...this.downloadOf(language), status: 'downloading' });
    try {
      const onProgress = (progress: LoadProgress) =>
        this.setDownload(language, { status: 'downloading', progress });
      await runner.download(language, { signal: abort.signal, onProgress });
      this.setDownload(language, { status: 'downloaded', progress: undefined });
    } catch {
      // The download is offered again; meanwhile the server keeps compiling.
      const { progress } = this.downloadOf(language);
      const status = abort.signal.aborted ? 'offered' : 'failed';
      this.setDownload(language, { status, progress });
      if (status === 'failed') this.whenOnline(() => void this.resume(language));
    } finally {
      this.downloadAborts.delete(language);
    }
  }

  stopDownload(language: Language): void {
    this.downloadAborts.get(language)?.abort();
  }

  /** Says how large the download is. It starts with the first run, or goes on if it was interrupted earlier. */
  private async offerDownload(
    runner: LoadingRunner,
    language: Language,
    { isUsed = false } = {},
  ): Promise<void> {
    const totalBytes = await runner.downloadSize?.(language).catch(() => null); // without a manifest there is nothing to offer
    const { status } = this.downloadOf(language);
    if (!totalBytes || !(status === 'none' || (isUsed && status === 'offered'))) return;
    this.setDownload(language, { status: 'offered', progress: { receivedBytes: 0, totalBytes } });
    if (this.isMetered()) return;
    if (isUsed || (await runner.hasBegun?.(language).catch(() => false))) return this.download(language);
    this.beforeRun.add(language);
  }

  /** After a lost connection, over one that isn't metered. */
  private async resume(language: Language): Promise<void> {
    if (this.downloadOf(language).status === 'failed' && !this.isMetered()) await this.download(language);
  }

  private setDownload(language: Language, download: OfflineDownload): void {
    runInAction(() => this.downloads.set(language, download));
  }

  private async ready(language: Language): Promise<LoadingRunner> {
    const { status } = this.loadOf(language);
    if (status === 'idle' || status === 'failed' || status === 'unavailable')
      this.set(language, { status: 'loading', progress: undefined });
    try {
      const runner = await this.start();
      await runner.load(language);
      // Avoids a render before each run of a language that's already loaded.
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

  /** Throttled, because a fast connection delivers hundreds of chunks. */
  private onProgress(language: Language, progress: LoadProgress): void {
    const now = performance.now();
    if (this.loadOf(language).status === 'ready' || now - this.reportedAt < PROGRESS_INTERVAL_MS) return;
    this.reportedAt = now;
    this.set(language, { status: 'loading', progress });
  }

  private set(language: Language, load: RuntimeLoad): void {
    runInAction(() => this.loads.set(language, load));
  }
}

/** Rejects as soon as the signal aborts; the awaited work continues. */
function withAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
