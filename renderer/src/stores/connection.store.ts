import type { NetworkMonitor } from '@web/platform';
import { makeAutoObservable, runInAction } from 'mobx';

/** `offline` if this device has no network, `unreachable` if it has one but the server doesn't answer. */
export type ConnectionStatus = 'online' | 'offline' | 'unreachable';

/** How long to wait before each next attempt while there's no connection; the last one repeats. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Adds up to a quarter to each delay, so that not everybody comes back in the same moment after a restart. */
const JITTER = 0.25;

export interface ConnectionOptions {
  network: NetworkMonitor;
  /** Asks the server for its version; rejects if it can't be reached. */
  probe: () => Promise<string>;
  random?: () => number;
}

/**
 * Whether the server can be reached. Only an answer counts, because browsers report a network that leads nowhere as
 * online, and a server on the same machine answers without any network.
 */
export class ConnectionStore {
  status: ConnectionStatus = 'online';
  /** The version of the app that the server had when it last answered a check. */
  serverVersion: string | null = null;
  #checking: Promise<boolean> | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #options: ConnectionOptions;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    makeAutoObservable(this, { check: false, lost: false, onReconnect: false });
    options.network.onChange(() => {
      if (!this.isOnline || !options.network.isOnline()) void this.check();
    });
  }

  get isOnline(): boolean {
    return this.status === 'online';
  }

  /** Calls the listener each time the connection is back; the session is restored by then. */
  onReconnect(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts as disconnected until the next answer. Call it when it's certain that something got lost. */
  lost(): void {
    this.#setDown();
    void this.check();
  }

  /** Finds out whether the server can be reached. Call it when a request got no answer. Never rejects. */
  check(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#checking ??= this.#probe().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #probe(): Promise<boolean> {
    const version = await this.#options.probe().catch(() => null); // offline
    if (version === null) this.#missed();
    else this.#reached(version);
    return version !== null;
  }

  #reached(version: string): void {
    this.#attempts = 0;
    const wasOnline = this.isOnline;
    runInAction(() => {
      this.status = 'online';
      this.serverVersion = version;
    });
    if (wasOnline) return;
    for (const listener of [...this.#listeners]) listener();
  }

  #missed(): void {
    this.#setDown();
    const { random = Math.random } = this.#options;
    const delay = RETRY_DELAYS_MS[Math.min(this.#attempts, RETRY_DELAYS_MS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#timer = setTimeout(() => void this.check(), delay * (1 + JITTER * random()));
  }

  #setDown(): void {
    const { network } = this.#options;
    runInAction(() => {
      this.status = network.isOnline() ? 'unreachable' : 'offline';
    });
  }
}
