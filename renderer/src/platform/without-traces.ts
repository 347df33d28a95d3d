import { memoryStorage, sharedMemory } from './memory-storage';
import type { Platform } from './platform';

/** What this window takes over from the browser: its looks, and that somebody is signed in. */
const TAKEN_OVER = ['emberforge.theme', 'emberforge.was-signed-in'];

/**
 * A platform for a window that shows somebody else's account: nothing of theirs is stored on this computer, and nothing
 * that's stored here gets into their account. Other windows are not notified.
 */
export function withoutTraces(platform: Platform): Platform {
  const storage = memoryStorage();
  for (const key of TAKEN_OVER) {
    const value = platform.storage.get(key);
    if (value !== null) storage.set(key, value);
  }
  return {
    ...platform,
    storage,
    sessionStorage: memoryStorage(),
    sharedStorage: sharedMemory(),
    broadcast: () => {},
    setCookie: () => {},
  };
}
