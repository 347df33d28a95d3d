import { useLoad, useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { pendingLabel } from './pending-label';

const PendingCard = lazy(() => import('./PendingCard').then((module) => ({ default: module.PendingCard })));

/** What waits to be opened; nothing if nothing does. Its card loads when there's something to show. */
export const PendingRewards = observer(function PendingRewards() {
  const { session, scope } = useStores();
  const { rewards, notifications } = scope;
  useLoad(rewards.pending, session.isSignedIn);
  useLoad(notifications.list, session.isSignedIn);
  const label = pendingLabel(rewards.counts);
  if (label === null) return null;
  return (
    <Suspense>
      <PendingCard label={label} />
    </Suspense>
  );
});
