/** What the app needs of the place it runs in. The web and the desktop each implement it; nothing else knows them. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Where /v1 is for calls, without a slash at the end; empty for the page's own host. */
  apiBaseURL: string;
  /** The same for the socket: ws:// or wss:// and the host. */
  socketBaseURL: string;
  /** Kept on this machine. Absent and unreadable are both null; a write that finds no room is dropped. */
  storage: TextStorage;
  /** Kept as long as this window. */
  sessionStorage: TextStorage;
  /** Runs a task while no other window of this browser runs one of the same name. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Tells the other windows of this browser something; they hear it through `onNews`. */
  tellOthers(news: TabNews): void;
  onNews(listener: (news: TabNews) => void): () => void;
  isBrave(): Promise<boolean>;
  reload(): void;
  getCookie(name: string): string | null;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** What one window tells another. */
export type TabNews = 'signed-in' | 'signed-out';

export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}
