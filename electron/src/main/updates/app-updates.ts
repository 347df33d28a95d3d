import type { UpdateState } from '@shared/desktop/updates';
import { DesktopError } from '../bridge/handlers';
import { texts } from '../language/texts';
import type { Log } from '../logs/log';
import { feedOf } from './feed';
import type { DesktopUpdates, Updater } from './ports';

export interface AppUpdatesOptions {
  updater: Updater;
  /** The running version. */
  version: string;
  /**
   * Whether the system checks an update's signature before it's installed. If it doesn't, nothing is downloaded until
   * somebody has agreed.
   */
  isVerified: boolean;
  /** The server's origin, which can change while the app runs. Null until somebody has chosen one. */
  origin(): string | null;
  /** Asks whether to download an update that nobody can verify. */
  confirm(version: string, host: string): Promise<boolean>;
  onChange(state: UpdateState): void;
  /** Shows the answer to something that somebody asked for. */
  notify(text: string): void;
  log: Log;
}

/**
 * Looks for a newer version, gets it, and installs it when somebody says so, never by itself. A failure is a line in the
 * log; it's shown only to somebody who asked.
 */
export class AppUpdates implements DesktopUpdates {
  #state: UpdateState = { kind: 'none' };
  #isChecking = false;
  #onReady: (version: string | null) => void = () => {};

  constructor(private readonly options: AppUpdatesOptions) {}

  get state(): UpdateState {
    return this.#state;
  }

  onReady(listener: (version: string | null) => void): void {
    this.#onReady = listener;
  }

  /** Somebody asked, so they get an answer. */
  async check(): Promise<void> {
    const before = this.#state;
    const outcome = await this.#find();
    if (outcome) this.options.notify(outcome);
    // It was on the screen before; somebody may have closed it.
    else if (this.#state === before) this.options.onChange(before);
  }

  /** The app looks by itself: at its start, and every few hours. */
  async checkQuietly(): Promise<void> {
    const outcome = await this.#find();
    if (outcome) this.options.log.info(`Looked for an update: ${outcome}`);
  }

  /** @throws DesktopError if there's nothing to download */
  async download(): Promise<void> {
    const state = this.#state;
    if (state.kind !== 'available') throw new DesktopError(texts().updates.nothingToDownload);
    if (!(await this.options.confirm(state.version, state.host))) return;
    // Asked twice, agreed twice: the first answer has started it.
    if (this.#state !== state) return;
    if (!(await this.#get(state.version))) this.options.notify(texts().updates.downloadFailed);
  }

  /** @throws DesktopError if no version is ready */
  restart(): void {
    const state = this.#state;
    if (state.kind !== 'ready') throw new DesktopError(texts().updates.nothingToInstall);
    this.options.updater.restart((error) => {
      this.options.log.warn(`Couldn’t install version ${state.version}`, error);
      this.#change({ kind: 'none' });
      this.options.notify(texts().updates.installFailed);
    });
  }

  /** Returns what to say, or null if the state says it. */
  async #find(): Promise<string | null> {
    if (this.#state.kind === 'ready') return null;
    if (this.#state.kind === 'downloading') return texts().updates.isDownloading(this.#state.version);
    if (this.#isChecking) return texts().updates.isLooking;
    const origin = this.options.origin();
    if (!origin) return texts().updates.needsServer;
    const feed = feedOf(origin);
    if (!feed) return texts().updates.needsHttps;
    this.#isChecking = true;
    try {
      const version = await this.options.updater.findNewer(feed);
      if (version) return await this.#offer(version, new URL(origin).host);
      // Another server may have offered one before.
      this.#change({ kind: 'none' });
      return texts().updates.isLatest(this.options.version);
    } catch (error) {
      this.options.log.warn('Couldn’t look for an update', error);
      return texts().updates.couldNotLook;
    } finally {
      this.#isChecking = false;
    }
  }

  async #offer(version: string, host: string): Promise<string | null> {
    if (!this.options.isVerified) this.#change({ kind: 'available', version, host });
    else if (!(await this.#get(version))) return texts().updates.triesAgainLater;
    return null;
  }

  /** Whether the version is ready now. */
  async #get(version: string): Promise<boolean> {
    this.#change({ kind: 'downloading', version, percent: 0 });
    try {
      await this.options.updater.download((percent) =>
        this.#change({ kind: 'downloading', version, percent }),
      );
    } catch (error) {
      this.options.log.warn(`Couldn’t download version ${version}`, error);
      this.#change({ kind: 'none' });
      return false;
    }
    this.#change({ kind: 'ready', version });
    return true;
  }

  #change(state: UpdateState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    const before = this.#state.kind;
    this.#state = state;
    this.options.onChange(state);
    if (state.kind === 'ready') this.#onReady(state.version);
    else if (before === 'ready') this.#onReady(null);
  }
}
