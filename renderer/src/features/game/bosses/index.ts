import { lazyOptional } from '@web/ui/lazyOptional';

/** The fight on the dashboard; nothing while there is none. `BossDialog` is lazy; import it by path. */
export const BossCard = lazyOptional(() => import('./BossCard').then((module) => module.BossCard));
