import { useLoad, useStores } from '@web/stores';
import { notificationsOf } from '@web/stores/notifications.store';
import { rewardsOf } from '@web/stores/rewards.store';
import { observer } from 'mobx-react-lite';
import { PendingCard } from './PendingCard';
import { pendingLabel } from './pending-label';

/** What waits to be opened; nothing if nothing does. */
export const PendingList = observer(function PendingList() {
  const { session, scope } = useStores();
  const rewards = rewardsOf(scope);
  useLoad(rewards.pending, session.isSignedIn);
  useLoad(notificationsOf(scope).list, session.isSignedIn);
  const label = pendingLabel(rewards.counts);
  if (label === null) return null;
  return <PendingCard label={label} />;
});
