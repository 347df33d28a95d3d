import type { SharedStorage, TextStorage } from './platform';

/** Not a key of the features' own. */
const PREFIX = 'emberforge.shared.';

/** Values in a storage of texts that has no delay, which the desktop app's hasn't: it's one window's. */
export function sharedValues(storage: TextStorage): SharedStorage {
  return {
    async get(key) {
      const text = storage.get(PREFIX + key);
      try {
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined; // damaged: as if there was none
      }
    },
    set: async (key, value) => void storage.set(PREFIX + key, JSON.stringify(value)),
    remove: async (key) => storage.remove(PREFIX + key),
  };
}
