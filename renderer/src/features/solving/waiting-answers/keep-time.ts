import { GUEST, loadSendQueue, type RootStore } from '@web/stores';
import { reaction } from 'mobx';
import { OfflineClock } from './offline-clock';

const TICK_MS = 60_000;
/** The fresher the anchor, the less a changed clock can do. */
const REFRESH_MS = 60 * TICK_MS;

/** Keeps what's needed to prove when answers are made offline, for the signed-in learner. */
export function keepTime(stores: RootStore): () => void {
  let clock: OfflineClock | null = null;
  let ticks = 0;
  /** After the waiting answers, which need the anchor that they were made with. */
  const refresh = async () => {
    const { scope, session, connection } = stores;
    const current = clock;
    await scope.outbox.sendAll();
    if (stores.scope !== scope || !session.isSignedIn || !connection.isOnline) return;
    // The next answer that's made offline then counts when it arrives. It's tried again within the hour.
    if (scope.outbox.waiting.length === 0) await current?.refresh().catch(() => undefined);
  };
  void loadSendQueue().catch(() => undefined); // tried again when there's something to send
  const stopOwner = reaction(
    () => [stores.scope, stores.session.isSignedIn] as const,
    ([scope, isSignedIn]) => {
      const { owner, outbox } = scope;
      clock =
        owner === GUEST
          ? null
          : new OfflineClock({ api: stores.api, storage: stores.platform.storage, owner });
      outbox.sign = (answer) => clock?.sign(answer) ?? Promise.resolve(null);
      clock?.tick();
      if (isSignedIn) void refresh();
    },
    { fireImmediately: true },
  );
  const stopConnection = stores.connection.onReconnect(() => void refresh());
  const timer = setInterval(() => {
    clock?.tick();
    ticks += 1;
    if (ticks % (REFRESH_MS / TICK_MS) === 0) void refresh();
  }, TICK_MS);
  return () => {
    stopOwner();
    stopConnection();
    clearInterval(timer);
  };
}
