import { errorText, type Notification } from '@web/api';
import { describeNotification, type NotificationTarget } from '@web/features/community/notification-texts';
import { useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notificationsOf } from './notifications.store';
import type { TargetOpeners } from './target-openers';

/** Does what a click on a notification does, and marks it as seen. `showMessage` shows its text in a dialog. */
export function useOpenNotification(
  openers: TargetOpeners,
  showMessage: (notification: Notification) => void,
) {
  const { scope } = useStores();
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();

  const follow = async (target: NotificationTarget) => {
    if (target.kind === 'reward') await openers.openReward(scope, target.type, target.id);
    else if (target.kind === 'page') await navigate(target.href);
    else if (target.kind === 'quest-board') await openBoard();
    else if (target.kind === 'modal') openModal(target.name);
  };

  /** Unless a quest is active: then there's nothing to choose. */
  const openBoard = async () => {
    if (await openers.hasOpenBoard(scope)) openModal('quest-board');
  };

  const openModal = (name: string) =>
    setQuery(
      (old) => {
        const query = new URLSearchParams(old);
        query.set('modal', name);
        return query;
      },
      { preventScrollReset: true },
    );

  return (notification: Notification) => {
    const { target } = describeNotification(notification, { handle: scope.user.user?.handle });
    if (target.kind === 'message') showMessage(notification);
    else follow(target).catch((error: unknown) => toasts.error(errorText(error)));
    void notificationsOf(scope).markViewed(notification);
  };
}
