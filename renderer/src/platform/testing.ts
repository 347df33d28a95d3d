import { memoryStorage, sharedMemory } from './memory-storage';
import { KeepError, type OfflineCopies } from './offline-copies';
import type { PageListeners, PageSignals } from './page-signals';
import type { Platform, TabMessage, TextStorage } from './platform';

export { memoryStorage };

/** A page that a test shows, hides and closes. */
export function fakePage(): PageSignals & {
  isFront: boolean;
  all: (run: (each: PageListeners) => void) => void;
} {
  const listeners = new Set<PageListeners>();
  return {
    isFront: true,
    isInFront() {
      return this.isFront;
    },
    listen(each) {
      listeners.add(each);
      return () => listeners.delete(each);
    },
    all: (run) => {
      for (const each of listeners) run(each);
    },
  };
}

/** Copies of a server that has `replies`: texts by address. */
export function fakeCopies(
  replies: Record<string, string> = {},
): OfflineCopies & { kept: Map<string, number> } {
  const kept = new Map<string, number>();
  return {
    kept,
    obstacle: () => null,
    async keep(address) {
      const text = replies[address];
      if (text === undefined) throw new KeepError(404);
      kept.set(address, text.length);
      return { outcome: 'kept', bytes: text.length, text };
    },
    list: async () => new Map(kept),
    find: async (prefix) => [...kept.keys()].filter((address) => address.startsWith(prefix)),
    remove: async (addresses) => {
      for (const address of addresses) kept.delete(address);
    },
    keepApp: async () => {},
    limit: async () => {},
  };
}

/** A storage that refuses everything, like a browser's when it's blocked. */
export const refusingStorage: TextStorage = {
  get: () => null,
  set: () => false,
  remove: () => {},
  keys: () => [],
};

/**
 * An in-memory platform for tests; `receive` simulates a message from another window, `sent` lists outgoing ones, and
 * `setOnline` is the browser gaining or losing its network.
 */
export function fakePlatform(): Platform & {
  sent: TabMessage[];
  reloads: number;
  receive: (message: TabMessage) => void;
  setOnline: (isOnline: boolean) => void;
} {
  const listeners = new Set<(message: TabMessage) => void>();
  const cookies = new Map<string, string>();
  const networkListeners = new Set<() => void>();
  let isOnline = true;
  return {
    kind: 'web',
    desktop: null,
    apiBaseURL: '',
    socketBaseURL: 'ws://host',
    publicOrigin: 'http://host',
    storage: memoryStorage(),
    offlineCopies: async () => fakeCopies(),
    sessionStorage: memoryStorage(),
    sharedStorage: sharedMemory(),
    page: fakePage(),
    network: {
      isOnline: () => isOnline,
      onChange(listener) {
        networkListeners.add(listener);
        return () => networkListeners.delete(listener);
      },
    },
    setOnline(online) {
      isOnline = online;
      for (const listener of networkListeners) listener();
    },
    exclusive: (_name, task) => task(),
    sent: [],
    reloads: 0,
    broadcast(message) {
      this.sent.push(message);
    },
    onMessage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (message) => {
      for (const listener of listeners) listener(message);
    },
    whenVisible: async () => {},
    isBrave: async () => false,
    reload() {
      this.reloads += 1;
    },
    getCookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
  };
}
