import { loadOffline } from '@web/features/site/offline';
import type { RootStore } from '@web/stores';

/** The page, its editor and its runtime load first. */
const START_DELAY_MS = 10_000;

/** Keeps the learner's lessons on this device, if they want that, and says so if their work can't be stored here. */
export function followOffline(stores: RootStore): void {
  if (stores.platform.storageHealth)
    void import('./follow-storage').then(({ followStorage }) => followStorage(stores.platform));
  setTimeout(() => {
    loadOffline().then(
      ({ offlineFor }) => void offlineFor(stores).follow(),
      (error: unknown) => console.warn('Offline lessons can’t be loaded', error), // the next start tries again
    );
  }, START_DELAY_MS);
}
