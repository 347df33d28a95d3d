import type { LoadProgress } from '@shared/runner';
import type { OfflineCopies, TextStorage } from '@web/platform';
import type { ConnectionStore } from '@web/stores';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ConnectionLost, type KeepProgress, keepLessons, type LessonSet } from './keep-lessons';
import { limitBytes, type OfflineRecord, readRecord, writeRecord } from './offline-record';

export type OfflineStatus =
  | 'off'
  /** Finding out what there is. */
  | 'idle'
  | 'saving'
  /** See `obstacle`. */
  | 'waiting'
  | 'paused'
  /** See `record.last`: all of it, or not. */
  | 'done'
  | 'failed';

/** Why it has to wait: for a connection, for one that isn't metered, for a reload; or what it can't do without. */
export type Obstacle = 'connection' | 'metered' | 'no-worker' | 'insecure' | 'no-course';

/** A language on its way to this device: the largest part of what a lesson needs. */
export interface LanguageDownload {
  name: string;
  progress: LoadProgress | undefined;
}

/** Everything around the store, so that a test can stand in for it. */
export interface OfflineSources {
  storage: TextStorage;
  isDesktop: boolean;
  copies: () => Promise<OfflineCopies>;
  connection: Pick<ConnectionStore, 'isOnline' | 'check' | 'onReconnect'>;
  /** The learner's track, or their course. Undefined if they have neither. */
  findSet: () => Promise<LessonSet | undefined>;
  /** Calls back when there's another set: another learner, or another track. Returns how to stop. */
  onSetChange: (listener: () => void) => () => void;
  /**
   * What else the lessons need: the learner's own data, the app's files, the languages.
   * @returns the names of languages that couldn't be had
   * @throws ConnectionLost
   */
  keepTheRest: (
    set: LessonSet,
    signal: AbortSignal,
    onLanguage: (download: LanguageDownload | undefined) => void,
  ) => Promise<readonly string[]>;
  isMetered: () => boolean;
  /** Runs a task while no other window runs it. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>;
  now?: () => number;
}

/** Lessons change now and then: after this time they're compared again. */
const FRESH_MS = 24 * 60 * 60_000;

/** Keeps the lessons of the learner's track on this device, and shows how far that is (docs/desktop-cache.md). */
export class OfflineStore {
  status: OfflineStatus = 'idle';
  obstacle: Obstacle | undefined = undefined;
  progress: KeepProgress | undefined = undefined;
  /** After the lessons. */
  language: LanguageDownload | undefined = undefined;
  /** Of everything that's kept; undefined until it's known. */
  usedBytes: number | undefined = undefined;
  record: OfflineRecord;
  private running: AbortController | undefined;
  private readonly now: () => number;

  constructor(private readonly sources: OfflineSources) {
    this.now = sources.now ?? Date.now;
    this.record = readRecord(sources.storage, sources.isDesktop);
    this.status = this.record.isOn ? (this.record.isPaused ? 'paused' : 'idle') : 'off';
    makeAutoObservable<this, 'sources' | 'running' | 'now'>(this, {
      sources: false,
      running: false,
      now: false,
      record: observableRef,
      progress: observableRef,
      language: observableRef,
      follow: false,
    });
  }

  /** Starts by itself if the learner wants that, and goes on after each reconnect. Returns how to stop. */
  follow(): () => void {
    void this.begin();
    const stopConnection = this.sources.connection.onReconnect(() => void this.begin());
    const stopSet = this.sources.onSetChange(() => {
      this.interrupt();
      void this.begin();
    });
    return () => {
      stopConnection();
      stopSet();
      this.interrupt();
    };
  }

  /** Turns it on or off. What's kept stays. */
  setOn(isOn: boolean): Promise<void> {
    this.change({ isOn, isPaused: false });
    if (isOn) return this.begin({ again: true });
    this.stop('off');
    return Promise.resolve();
  }

  pause(): void {
    this.change({ isPaused: true });
    this.stop('paused');
  }

  resume(): Promise<void> {
    this.change({ isPaused: false });
    return this.begin({ again: true });
  }

  setLimit(limitMb: number): Promise<void> {
    this.change({ limitMb });
    this.interrupt();
    return this.begin({ again: true });
  }

  setMeteredOk(isMeteredOk: boolean): Promise<void> {
    this.change({ isMeteredOk });
    if (isMeteredOk || this.status !== 'saving') return this.begin();
    this.stop('idle');
    return this.begin();
  }

  /** Deletes all that's kept, and turns it off. */
  async remove(): Promise<void> {
    this.change({ isOn: false, isPaused: false, last: undefined });
    this.stop('off');
    const copies = await this.sources.copies();
    await copies.remove([...(await copies.list()).keys()]);
    await this.measure();
  }

  /** Finds out how much is kept. */
  async measure(): Promise<void> {
    const sizes = [...(await (await this.sources.copies()).list()).values()];
    runInAction(() => {
      this.usedBytes = sizes.reduce((sum, size) => sum + size, 0);
    });
  }

  /**
   * Keeps what isn't kept yet, unless it's off, paused or already running. Never rejects.
   * @param again also if everything was compared a short time ago
   */
  async begin({ again = false } = {}): Promise<void> {
    const { isOn, isPaused } = this.record;
    if (!isOn || isPaused || this.running) return;
    const running = new AbortController();
    this.running = running;
    try {
      await this.keep(running.signal, again);
    } catch (error) {
      if (!running.signal.aborted) this.fail(error);
    } finally {
      if (this.running === running) this.running = undefined;
    }
  }

  private async keep(signal: AbortSignal, again: boolean): Promise<void> {
    const { sources } = this;
    const copies = await sources.copies();
    const obstacle = copies.obstacle() ?? this.connectionObstacle();
    if (obstacle) return this.wait(signal, obstacle);
    const set = await sources.findSet();
    if (!set) return this.wait(signal, sources.connection.isOnline ? 'no-course' : 'connection');
    await sources.exclusive(async () => {
      if (signal.aborted || (!again && this.isFresh(set))) return this.show(signal, 'done');
      this.show(signal, 'saving');
      const result = await keepLessons(set, {
        copies,
        limitBytes: limitBytes(this.record),
        signal,
        onProgress: (progress) => this.report(signal, progress),
        canReach: () => sources.connection.check(),
      });
      const missing = await sources.keepTheRest(set, signal, (language) => {
        if (!signal.aborted) runInAction(() => (this.language = language));
      });
      signal.throwIfAborted();
      this.change({ last: { key: set.key, title: set.title, at: this.now(), ...result, missing } });
      this.show(signal, 'done');
    });
    await this.measure();
  }

  private connectionObstacle(): Obstacle | undefined {
    if (!this.sources.connection.isOnline) return 'connection';
    return this.sources.isMetered() && !this.record.isMeteredOk ? 'metered' : undefined;
  }

  /** Compared a short time ago. Another window may have done it. */
  private isFresh(set: LessonSet): boolean {
    const { last } = readRecord(this.sources.storage, this.sources.isDesktop);
    if (!last || last.key !== set.key || last.kept < last.lessons || last.missing?.length) return false;
    const age = this.now() - last.at;
    if (age < 0 || age > FRESH_MS) return false;
    runInAction(() => {
      this.record = { ...this.record, last };
    });
    return true;
  }

  private report(signal: AbortSignal, progress: KeepProgress): void {
    if (signal.aborted) return;
    this.progress = progress;
    this.usedBytes = progress.bytes;
  }

  private wait(signal: AbortSignal, obstacle: Obstacle): void {
    this.show(signal, 'waiting');
    if (!signal.aborted) this.obstacle = obstacle;
  }

  private show(signal: AbortSignal, status: OfflineStatus): void {
    if (signal.aborted) return;
    this.status = status;
    this.obstacle = undefined;
    this.language = undefined;
  }

  private fail(error: unknown): void {
    this.language = undefined;
    if (error instanceof ConnectionLost) {
      this.status = 'waiting';
      this.obstacle = 'connection';
      return;
    }
    console.error(error);
    this.status = 'failed';
  }

  private interrupt(): void {
    this.running?.abort();
    this.running = undefined;
  }

  private stop(status: OfflineStatus): void {
    this.interrupt();
    this.status = status;
    this.obstacle = undefined;
    this.language = undefined;
  }

  private change(changes: Partial<OfflineRecord>): void {
    this.record = { ...this.record, ...changes };
    writeRecord(this.sources.storage, this.record);
  }
}
