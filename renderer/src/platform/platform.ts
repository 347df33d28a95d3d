import type { DesktopBridge } from '@shared/desktop/bridge';
import type { StorageProblem } from '@shared/desktop/storage';
import type { OfflineCopies } from './offline-copies';
import type { PageSignals } from './page-signals';

/** Everything the app needs from its environment. The web and desktop implementations are hidden behind it. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** The desktop app's main process; null in a browser. */
  desktop: DesktopBridge | null;
  /** Base URL of /v1, without a trailing slash; empty for the page's own host. */
  apiBaseURL: string;
  /** The same for the socket: ws:// or wss:// and the host. */
  socketBaseURL: string;
  /** The server's origin as others reach it, for links to share; `location.origin` is the desktop app's own. */
  publicOrigin: string;
  /** Stored on this computer. */
  storage: TextStorage;
  /** How this computer's storage is doing; absent where nothing more is known than what `set` returns. */
  storageHealth?: StorageHealth;
  /** Loads what handles copies of public replies on this device. */
  offlineCopies(): Promise<OfflineCopies>;
  /** Stored until this window closes. */
  sessionStorage: TextStorage;
  /** Stored on this computer. Under a lock of `exclusive`, a window reads what the one before it has written. */
  sharedStorage: SharedStorage;
  page: PageSignals;
  network: NetworkMonitor;
  /** Runs a task under a named lock that all windows of this browser share. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Sends a message to the other windows of this browser; they receive it through `onMessage`. */
  broadcast(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): () => void;
  /** Resolves once this window can be seen: right away, or when its tab is opened again. */
  whenVisible(): Promise<void>;
  isBrave(): Promise<boolean>;
  reload(): void;
  getCookie(name: string): string | null;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** A message from one window to the others. */
export type TabMessage = 'signed-in' | 'signed-out';

/** Keys with this prefix hold copies of what the server has. They're deleted if something else needs their room. */
export const DISPENSABLE_PREFIX = 'emberforge.kept.';

/** Text by key. Storage can be full, blocked or private, so nothing here throws. */
export interface TextStorage {
  /** Null if there's no such value, or if it can't be read. */
  get(key: string): string | null;
  /** False if the value couldn't be stored. The old one is then still there. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** All keys that start with `prefix`. */
  keys(prefix: string): string[];
}

/** What's wrong with a storage, from the start or since a write failed. */
export interface StorageHealth {
  problem(): StorageProblem | undefined;
  /** Returns a function that stops listening. */
  onChange(listener: (problem: StorageProblem | undefined) => void): () => void;
}

export interface NetworkMonitor {
  /** False if the browser knows that it has no network. True doesn't mean that our server can be reached. */
  isOnline(): boolean;
  /** Calls the listener when this may have changed, also when the learner comes back to the window. */
  onChange(listener: () => void): () => void;
}

/**
 * Values by key. Unlike with `TextStorage`, there's no moment in which another window still sees the old value. What can't
 * be read is undefined, and what can't be stored is dropped.
 */
export interface SharedStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}
