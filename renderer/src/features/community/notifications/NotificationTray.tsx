import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Notification } from '@web/api';
import { describeNotification } from '@web/features/community/notification-texts';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Emblem } from '@web/ui/Emblem';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useId, useState } from 'react';
import styles from './NotificationTray.module.css';
import { notificationsOf } from './notifications.store';
import type { Claims, TargetOpeners } from './target-openers';
import { timeAgo } from './time-ago';

export interface NotificationTrayProps {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  openers: TargetOpeners;
  /** A click on one of them. */
  onOpen: (notification: Notification) => void;
}

interface EntryProps {
  notification: Notification;
  claims: Claims | null;
  now: Date;
  onOpen: (notification: Notification) => void;
}

const Entry = observer(function Entry({ notification, claims, now, onOpen }: EntryProps) {
  const { scope } = useStores();
  const { text, emblem, imageUrl } = describeNotification(notification, {
    handle: scope.user.user?.handle,
    isClaimed: claims?.isClaimed(notification),
  });
  const isUnseen = notification.inAppViewedAt === null;
  return (
    <li>
      <button
        type="button"
        className={cx(styles.entry, isUnseen && styles.unseen)}
        onClick={() => onOpen(notification)}
      >
        {imageUrl ? (
          <img className={styles.image} src={imageUrl} alt="" width={36} height={36} />
        ) : (
          <Emblem name={emblem} size={36} locked={!isUnseen} />
        )}
        <span className={styles.words}>
          <span className={styles.text}>{text}</span>
          <time className={styles.time} dateTime={notification.createdAt}>
            {timeAgo(notification.createdAt, now)}
          </time>
        </span>
        {isUnseen && (
          <span className={styles.dot}>
            <VisuallyHidden>
              <Trans>New</Trans>
            </VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  );
});

type ListProps = Pick<NotificationTrayProps, 'onOpen'> & Pick<EntryProps, 'claims'>;

const List = observer(function List({ onOpen, claims }: ListProps) {
  const { scope } = useStores();
  const [now] = useState(() => new Date());
  const { list } = notificationsOf(scope);
  const { value, error } = list;
  if (!value && error) {
    return (
      <EmptyState
        title={t`We couldn’t load your notifications`}
        boots="bootssad"
        action={
          <Button onClick={() => void list.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  }
  if (!value) {
    return (
      <div className={styles.loading}>
        <Skeleton height="3.5rem" label={t`Loading your notifications`} />
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </div>
    );
  }
  if (value.length === 0) {
    return (
      <EmptyState title={t`All quiet`} boots="bootsheart">
        <Trans>Chests, achievements and news from the forge show up here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {value.map((notification) => (
        <Entry
          key={notification.uuid}
          notification={notification}
          claims={claims}
          now={now}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
});

/** Null until it's loaded; the tray can do without. */
function useClaims(openers: TargetOpeners): Claims | null {
  const { scope } = useStores();
  const [claims, setClaims] = useState<Claims | null>(null);
  useEffect(() => {
    openers.claims(scope).then(setClaims, (error: unknown) => {
      console.warn('What has been claimed could not be loaded', error);
    });
  }, [openers, scope]);
  return claims;
}

/** The list of notifications below the bell. */
export const NotificationTray = observer(function NotificationTray({
  anchor,
  onClose,
  openers,
  onOpen,
}: NotificationTrayProps) {
  const { scope } = useStores();
  const notifications = notificationsOf(scope);
  const claims = useClaims(openers);
  const titleId = useId();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className={styles.tray}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={titleId}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Where a click led to has the focus by now, such as a dialog.
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The bell closes it itself.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              <Trans>Notifications</Trans>
            </h2>
            <Button
              size="sm"
              variant="ghost"
              disabled={notifications.unseen.length === 0}
              onClick={() => void notifications.markAllViewed()}
            >
              <Trans>Mark all as read</Trans>
            </Button>
          </div>
          <List onOpen={onOpen} claims={claims} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
});
