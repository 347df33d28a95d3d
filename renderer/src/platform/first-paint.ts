import type { TextStorage } from './platform';

/** What theme.js reads before the first paint, when only the page's own storage is there. */
const KEYS = ['emberforge.theme', 'emberforge.was-signed-in'];

/**
 * The desktop app's storage, which keeps a copy of these values in the page's own storage. The theme is applied right away:
 * the copy can be another server's.
 */
export function copyForFirstPaint(
  storage: TextStorage,
  page: TextStorage,
  applyTheme: (theme: string | null) => void,
): TextStorage {
  for (const key of KEYS) {
    const value = storage.get(key);
    if (value === null) page.remove(key);
    else page.set(key, value);
  }
  applyTheme(storage.get('emberforge.theme'));
  return {
    get: (key) => storage.get(key),
    keys: (prefix) => storage.keys(prefix),
    set(key, value) {
      if (KEYS.includes(key)) page.set(key, value);
      return storage.set(key, value);
    },
    remove(key) {
      if (KEYS.includes(key)) page.remove(key);
      storage.remove(key);
    },
  };
}
