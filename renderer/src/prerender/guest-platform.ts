import type { Platform, TextStorage } from '@web/platform';

/** Works, but holds nothing for longer than it takes to render. */
function emptyStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** The platform of a guest who has never been here, for rendering pages on the server. */
export const guestPlatform = (): Platform => ({
  kind: 'web',
  desktop: null,
  apiBaseURL: '',
  socketBaseURL: '',
  publicOrigin: '',
  storage: emptyStorage(),
  offlineCopies: () => new Promise(() => {}),
  sessionStorage: emptyStorage(),
  sharedStorage: { get: async () => undefined, set: async () => {}, remove: async () => {} },
  page: { listen: () => () => {}, isInFront: () => false },
  network: { isOnline: () => true, onChange: () => () => {} },
  whenVisible: () => new Promise(() => {}),
  exclusive: (_name, task) => task(),
  broadcast: () => {},
  onMessage: () => () => {},
  isBrave: async () => false,
  reload: () => {},
  getCookie: () => null,
  setCookie: () => {},
});
