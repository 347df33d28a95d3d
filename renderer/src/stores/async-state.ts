import { ApiError, ERROR_TEXTS } from '@web/api';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Kept } from './kept-data';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';
export type Fetch<T> = (signal: AbortSignal) => Promise<T>;

const listeners = new Set<(error: ApiError) => void>();

/** Calls the listener when a load fails, not again for each further try that fails in the same way. */
export function onFailedLoad(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface AsyncStateOptions<T> {
  /** Loads are skipped while this returns false, for example user-only data while signed out. */
  when?: () => boolean;
  /** Where the value is kept for a load that fails because the server can't be reached. */
  kept?: Kept<T>;
}

/**
 * One area of data and its load status (docs/app.md). `load` does nothing while loading or once loaded. The old value
 * stays readable during a reload and after a failed one. A kept value counts as an old one.
 */
export class AsyncState<T> {
  status: LoadStatus = 'idle';
  value: T | undefined = undefined;
  error: ApiError | undefined = undefined;
  #running: { promise: Promise<void>; abort: AbortController } | null = null;
  /** What the listeners were told last; null since it went well. */
  #told: string | null = null;

  constructor(
    private readonly fetch: Fetch<T>,
    private readonly options: AsyncStateOptions<T> = {},
  ) {
    makeObservable(this, {
      status: observable,
      value: observableRef,
      error: observableRef,
      isWaiting: computed,
      load: action,
      reload: action,
      set: action,
      reset: action,
    });
  }

  /** Nothing to show yet and no error: show a skeleton. */
  get isWaiting(): boolean {
    return this.value === undefined && this.status !== 'failed';
  }

  /** Loads unless loaded or loading. Never rejects; check `error` instead. */
  load(): Promise<void> {
    if (this.#running) return this.#running.promise;
    return this.status === 'ready' ? Promise.resolve() : this.#start();
  }

  /** Loads again. Cancels a load in progress, whose data may already be stale. */
  reload(): Promise<void> {
    this.#running?.abort.abort();
    this.#running = null;
    return this.#start();
  }

  /** Sets a value that was loaded elsewhere. */
  set(value: T): void {
    this.#running?.abort.abort();
    this.#running = null;
    this.error = undefined;
    this.#accept(value);
  }

  /** Goes back to `idle` and cancels a load in progress. */
  reset(): void {
    this.#running?.abort.abort();
    this.#running = null;
    this.value = undefined;
    this.error = undefined;
    this.status = 'idle';
  }

  #start(): Promise<void> {
    if (this.options.when && !this.options.when()) return Promise.resolve();
    const abort = new AbortController();
    this.status = 'loading';
    this.error = undefined;
    const promise = this.#run(abort.signal);
    this.#running = { promise, abort };
    return promise;
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      const value = await this.fetch(signal);
      if (!signal.aborted) this.#finish(() => this.#accept(value));
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof ApiError)) console.error(cause);
      const error =
        cause instanceof ApiError ? cause : new ApiError(0, ERROR_TEXTS.unknown, 'internal', { cause });
      this.#finish(() => {
        this.status = 'failed';
        this.error = error;
        if (!error.isRefusal) this.value ??= this.options.kept?.read();
      });
      this.#tell(error);
    }
  }

  #tell(error: ApiError): void {
    if (this.#told === error.message) return;
    this.#told = error.message;
    for (const listener of listeners) listener(error);
  }

  #accept(value: T): void {
    this.#told = null;
    this.status = 'ready';
    this.value = value;
    this.options.kept?.write(value);
  }

  #finish(outcome: () => void): void {
    runInAction(() => {
      this.#running = null;
      outcome();
    });
  }
}

export interface AsyncMapOptions<T> {
  /** Where the value of a key is kept. */
  kept?: (key: string) => Kept<T>;
}

/** One AsyncState per key, created on first use. */
export class AsyncMap<T> {
  readonly #states = new Map<string, AsyncState<T>>();

  constructor(
    private readonly fetch: (key: string, signal: AbortSignal) => Promise<T>,
    private readonly options: AsyncMapOptions<T> = {},
  ) {}

  get(key: string): AsyncState<T> {
    let state = this.#states.get(key);
    if (!state) {
      state = new AsyncState((signal) => this.fetch(key, signal), { kept: this.options.kept?.(key) });
      this.#states.set(key, state);
    }
    return state;
  }

  /** All loaded values. */
  values(): T[] {
    return [...this.#states.values()].flatMap((state) => (state.value === undefined ? [] : [state.value]));
  }

  states(): AsyncState<T>[] {
    return [...this.#states.values()];
  }

  resetAll(): void {
    for (const state of this.#states.values()) state.reset();
  }
}
