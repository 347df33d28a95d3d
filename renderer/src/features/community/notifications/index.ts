import { lazyOptional } from '@web/ui/lazyOptional';

export { NotificationBell } from './NotificationBell';
export { NotificationsStore, notificationsOf } from './notifications.store';
export type { TargetOpeners } from './target-openers';

/** A section of the settings. */
export const NotificationSettings = lazyOptional(() =>
  import('./settings/NotificationSettings').then((m) => m.NotificationSettings),
);
