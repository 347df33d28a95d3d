import { GUEST, type RootStore } from '@web/stores';
import { loadAhead } from '@web/stores/write-queue';
import { reaction } from 'mobx';
import { answersOf } from './answers.store';
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
    await scope.writeQueue.sendAll();
    if (stores.scope !== scope || !session.isSignedIn || !connection.isOnline) return;
    // The next answer that's made offline then counts when it arrives. It's tried again within the hour.
    if (!answersOf(scope).isAnyWaiting) await current?.refresh().catch(() => undefined);
  };
  const stopOwner = reaction(
    () => [stores.scope, stores.session.isSignedIn] as const,
    ([scope, isSignedIn]) => {
      const { owner, writeQueue } = scope;
      void loadAhead(writeQueue).catch(() => undefined); // tried again when there's something to send
      clock =
        owner === GUEST
          ? null
          : new OfflineClock({ api: stores.api, storage: stores.platform.storage, owner });
      answersOf(scope).sign = (answer) => clock?.sign(answer) ?? Promise.resolve(null);
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
