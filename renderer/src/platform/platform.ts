import type { PageSignals } from './page-signals';

/** Everything the app needs from its environment. The web and desktop implementations are hidden behind it. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Base URL of /v1, without a trailing slash; empty for the page's own host. */
  apiBaseURL: string;
  /** The same for the socket: ws:// or wss:// and the host. */
  socketBaseURL: string;
  /** Stored on this computer. Missing and unreadable values are both null. */
  storage: TextStorage;
  /** Stored until this window closes. */
  sessionStorage: TextStorage;
  /** Stored on this computer. Under a lock of `exclusive`, a window reads what the one before it has written. */
  sharedStorage: SharedStorage;
  page: PageSignals;
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

export interface TextStorage {
  get(key: string): string | null;
  /** Returns false if it isn't stored, because storage is full or blocked. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
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
