import { plural, t } from '@lingui/core/macro';
import type { Notification } from '@web/api';
import { describeNotification, isReward } from '@web/features/community/notification-texts';
import { type UserScope, useLoad, useStores } from '@web/stores';
import { IconButton } from '@web/ui/Button';
import { Bell } from '@web/ui/icons';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { notificationsOf } from './notifications.store';
import { isOwnDevice } from './own-device';
import styles from './SignedInBell.module.css';
import type { TargetOpeners } from './target-openers';
import { useOpenFromOutside } from './useOpenFromOutside';
import { useOpenNotification } from './useOpenNotification';

const NotificationTray = lazy(() =>
  import('./NotificationTray').then((module) => ({ default: module.NotificationTray })),
);
const MessageDialog = lazy(() =>
  import('./MessageDialog').then((module) => ({ default: module.MessageDialog })),
);

const TOAST_MS = 10_000;
/** A larger number would need more room than the bell has. */
const MAX_SHOWN = 99;

/** Shows each notification as it arrives; a click does the same as in the tray. */
function useArrivals(open: (notification: Notification) => void) {
  const { scope } = useStores();
  const show = useEffectEvent((notification: Notification) => {
    const view = describeNotification(notification, { handle: scope.user.user?.handle });
    const kind = isReward(view) ? 'reward' : 'info';
    toasts[kind](view.text, {
      id: `notification-${notification.uuid}`,
      duration: TOAST_MS,
      onClick: () => open(notification),
    });
  });
  useEffect(
    () => notificationsOf(scope).onArrival((notification, isSilent) => !isSilent && show(notification)),
    [scope],
  );
}

/** Without it, this browser gets no push notifications until the next start. */
function renewDevice(scope: UserScope): void {
  import('./settings/preferences.store')
    .then(({ preferencesOf }) => preferencesOf(scope).renewDevice())
    .catch((error: unknown) => console.warn('Push notifications could not be renewed', error));
}

/** The bell with the number of unseen notifications, its tray, and a toast for each arrival. */
export const SignedInBell = observer(function SignedInBell({ openers }: { openers: TargetOpeners }) {
  const { scope, platform } = useStores();
  const { list, unseen } = notificationsOf(scope);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<Notification | null>(null);
  const open = useOpenNotification(openers, setMessage);
  useLoad(list);
  useArrivals(open);
  useOpenFromOutside(open);
  useEffect(() => {
    if (isOwnDevice(platform.storage, scope.owner)) renewDevice(scope);
  }, [platform, scope]);
  const count = unseen.length;
  const label =
    count === 0
      ? t`Notifications`
      : plural(count, { one: 'Notifications, # new', other: 'Notifications, # new' });
  return (
    <span className={styles.bell}>
      <IconButton
        ref={button}
        label={label}
        icon={<Bell />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
      <Suspense>
        {isOpen && (
          <NotificationTray
            anchor={button}
            openers={openers}
            onClose={() => setOpen(false)}
            onOpen={(notification) => {
              setOpen(false);
              open(notification);
            }}
          />
        )}
        {message && <MessageDialog notification={message} onClose={() => setMessage(null)} />}
      </Suspense>
    </span>
  );
});
