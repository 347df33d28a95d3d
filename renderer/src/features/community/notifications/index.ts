import { lazyOptional } from '@web/ui/lazyOptional';

export { NotificationBell } from './NotificationBell';

/** A section of the settings. */
export const NotificationSettings = lazyOptional(() =>
  import('./settings/NotificationSettings').then((m) => m.NotificationSettings),
);
