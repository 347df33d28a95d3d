import type { Platform, TabNews, TextStorage } from './platform';

function memoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** An in-memory platform for tests; `hear` simulates a message from another window, `told` lists those sent. */
export function fakePlatform(): Platform & {
  told: TabNews[];
  reloads: number;
  hear: (news: TabNews) => void;
} {
  const listeners = new Set<(news: TabNews) => void>();
  const cookies = new Map<string, string>();
  return {
    kind: 'web',
    apiBaseURL: '',
    socketBaseURL: 'ws://host',
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    exclusive: (_name, task) => task(),
    told: [],
    reloads: 0,
    tellOthers(news) {
      this.told.push(news);
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (news) => {
      for (const listener of listeners) listener(news);
    },
    isBrave: async () => false,
    reload() {
      this.reloads += 1;
    },
    getCookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
  };
}
