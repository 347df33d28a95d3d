import { lazyOptional } from '@web/ui/lazyOptional';

export { useKeptLessons } from './useKeptLessons';

/** A section of the settings. */
export const OfflineSettings = lazyOptional(() => import('./OfflineSettings').then((m) => m.OfflineSettings));

/** Starts keeping lessons, if the learner wants that. Loads its code. */
export const loadOffline = () => import('./offline-for');
