import { del, get, set } from 'idb-keyval';
import { browserPage } from './page-signals';
import {
  DISPENSABLE_PREFIX,
  type NetworkMonitor,
  type Platform,
  type SharedStorage,
  type TabMessage,
  type TextStorage,
} from './platform';

interface BraveNavigator extends Navigator {
  brave?: { isBrave?: () => Promise<boolean> };
}

/** The platform of a browser tab. */
export function webPlatform(): Platform {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('emberforge');
  return {
    kind: 'web',
    desktop: null,
    apiBaseURL: '',
    socketBaseURL: `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`,
    publicOrigin: location.origin,
    storage: textStorage(() => window.localStorage),
    offlineCopies: async () => (await import('./web-copies')).webCopies,
    sessionStorage: textStorage(() => window.sessionStorage),
    sharedStorage,
    page: browserPage,
    network: networkMonitor(),
    // Locks exist only in secure contexts; without them the server tolerates one concurrent refresh.
    exclusive: async <T>(name: string, task: () => Promise<T>): Promise<T> =>
      navigator.locks ? ((await navigator.locks.request(name, task)) as T) : task(),
    broadcast: (message) => channel?.postMessage(message),
    onMessage(listener) {
      const receive = (event: MessageEvent) => listener(event.data as TabMessage);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    whenVisible,
    isBrave: async () => (await (navigator as BraveNavigator).brave?.isBrave?.()) ?? false,
    reload: () => location.reload(),
    getCookie,
    setCookie(name, value, maxAgeSeconds) {
      const secure = location.protocol === 'https:' ? '; secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in several browsers
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
    },
  };
}

function getCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

function networkMonitor(): NetworkMonitor {
  return {
    isOnline: () => navigator.onLine,
    onChange(listener) {
      const onVisible = () => document.visibilityState === 'visible' && listener();
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

/** Storage can be blocked, full or private. `set` reports it; everything else is as if nothing was stored. */
export function textStorage(area: () => Storage): TextStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(area());
    } catch {
      return null; // blocked or full: the callers go on without
    }
  };
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const remove = (key: string) => void attempt((storage) => storage.removeItem(key));
  const keys = (prefix: string) =>
    attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set(key, value) {
      if (write(key, value)) return true;
      if (key.startsWith(DISPENSABLE_PREFIX)) return false;
      keys(DISPENSABLE_PREFIX).forEach(remove);
      return write(key, value);
    },
    remove,
    keys,
  };
}

/** In IndexedDB: browsers write localStorage with a delay that other windows can notice. */
const sharedStorage: SharedStorage = {
  get: (key) => get(key).catch(dropFailure),
  set: (key, value) => set(key, value).catch(dropFailure),
  remove: (key) => del(key).catch(dropFailure),
};

/** Storage can be blocked or full: see `textStorage`. */
const dropFailure = () => undefined;

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}
