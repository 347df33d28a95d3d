/** Everything the app needs from its environment. The web and the desktop each implement it; no other code knows them. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Base URL of /v1, without a trailing slash; empty for the page's own host. */
  apiBaseURL: string;
  /** The same for the socket: ws:// or wss:// and the host. */
  socketBaseURL: string;
  /** Stored on this computer. Missing and unreadable values are both null; a write that doesn't fit is dropped. */
  storage: TextStorage;
  /** Stored until this window closes. */
  sessionStorage: TextStorage;
  /** Runs a task while no other window of this browser runs one with the same name. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Sends a message to the other windows of this browser; they receive it through `onTabMessage`. */
  notifyTabs(message: TabMessage): void;
  onTabMessage(listener: (message: TabMessage) => void): () => void;
  isBrave(): Promise<boolean>;
  reload(): void;
  getCookie(name: string): string | null;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** A message from one window to the others. */
export type TabMessage = 'signed-in' | 'signed-out';

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}
