import type { Notification } from '@web/api';
import { useStores } from '@web/stores';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notificationsOf } from './notifications.store';

/** The parameter of the address that a click on a push notification opens (service-worker/push.ts). */
const PARAMETER = 'notification';

/** A click on a push notification does the same as one in the tray, in this window or a new one. */
export function useOpenFromOutside(open: (notification: Notification) => void): void {
  const { scope } = useStores();
  const [query, setQuery] = useSearchParams();
  const id = query.get(PARAMETER);

  const openById = useEffectEvent(async (uuid: string) => {
    const { list } = notificationsOf(scope);
    const find = () => list.value?.find((notification) => notification.uuid === uuid);
    await list.load();
    if (!find()) await list.reload();
    const notification = find();
    if (notification) open(notification);
  });

  const dropParameter = useEffectEvent(() =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    ),
  );

  useEffect(() => {
    if (id === null) return;
    dropParameter();
    void openById(id);
  }, [id]);

  useEffect(() => {
    // Insecure pages have none.
    const { serviceWorker } = navigator;
    const receive = ({ data }: MessageEvent) => {
      if (data?.type === 'open-notification' && typeof data.id === 'string') void openById(data.id);
    };
    serviceWorker?.addEventListener('message', receive);
    return () => serviceWorker?.removeEventListener('message', receive);
  }, []);
}
