import { lazyOptional } from '@web/ui/lazyOptional';

/** A section of the settings. */
export const AccountSettings = lazyOptional(() => import('./AccountSettings').then((m) => m.AccountSettings));
