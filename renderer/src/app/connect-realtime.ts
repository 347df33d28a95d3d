import type { Notification, SharpshooterEvent } from '@web/api';
import type { RealtimeSocket } from '@web/api/realtime';
import { showSubmissionResult } from '@web/features/game/submission-toasts';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { reaction } from 'mobx';

/** The spree in the lesson's result, and the armor that broke. Their code belongs to pages, not to the first chunk. */
async function noteShot({ scope }: RootStore, event: SharpshooterEvent): Promise<void> {
  try {
    const { sharpshooterOf } = await import('@web/features/game/sharpshooter');
    sharpshooterOf(scope).note(event);
    if (event.effect !== 'armor') return;
    const { itemsOf } = await import('@web/features/game/items');
    void itemsOf(scope).state.reload();
  } catch (error) {
    console.warn('A spree could not be shown', error);
  }
}

/** Keeps the socket open while a user is signed in, and forwards its events. Loads its code on first use. */
export function connectRealtime(stores: RootStore): void {
  let socket: RealtimeSocket | null = null;
  let wanted = false;

  const start = async () => {
    const { RealtimeSocket, ConnectionNotices } = await import('@web/api/realtime');
    if (!wanted || socket) return;
    socket = new RealtimeSocket({
      baseURL: stores.platform.socketBaseURL,
      newTicket: async (signal) => (await stores.api.call('createSocketTicket', { signal })).ticket,
      tokens: stores.tokens,
      notices: new ConnectionNotices({
        board: {
          show: (id, kind, text) =>
            toasts[kind](text, { id, persistent: true, onClick: () => stores.platform.reload() }),
          dismiss: (id) => toasts.dismiss(id),
        },
        isSignedIn: () => stores.session.isSignedIn,
        isBrave: () => stores.platform.isBrave(),
        checkServer: () => void stores.connection.check(),
        // The desktop app updates by itself.
        version: stores.platform.desktop ? 'dev' : __APP_VERSION__,
        serverVersion: async () => (await stores.api.call('getVersion')).version,
      }),
      onOpen: () => stores.live.opened((type) => socket?.send(type)),
      onMessage: (message) => {
        if (message.type === 'LessonSubmissionEvent') showSubmissionResult(message.data);
        else if (message.type === 'SharpshooterEvent') void noteShot(stores, message.data);
        else if (message.type === 'NotificationCreated') void receive(stores, message);
        else if (message.type === 'LessonFeedEvent') stores.live.receive(message.data);
        else if (message.type === 'BossFeedEvent') stores.live.receiveHit(message.data);
      },
    });
  };

  const stop = () => {
    socket?.close();
    stores.live.closed();
    socket = null;
  };

  // Without this chunk only live events are missing. Results still arrive in the POST's response.
  const tryToStart = () => start().catch((error: unknown) => console.warn('Realtime could not start', error));

  stores.connection.onReconnect(() => {
    if (!wanted || socket?.isOpen) return;
    stop(); // it may be waiting for its next attempt
    void tryToStart();
  });
  reaction(
    () => stores.session.userId,
    (userId) => {
      // An admin who views a learner's account isn't one of the learner's windows.
      wanted = userId !== null && stores.impersonation.id === null;
      stop(); // the previous user's socket
      if (wanted) void tryToStart();
    },
    { fireImmediately: true },
  );
}

/** Without its code the notification is still in the list. */
async function receive(
  { scope }: RootStore,
  { data, isSilent }: { data: Notification; isSilent: boolean },
): Promise<void> {
  try {
    const { notificationsOf } = await import('@web/features/community/notifications');
    notificationsOf(scope).receive(data, isSilent);
  } catch (error) {
    console.warn('A notification could not be shown', error);
  }
}
