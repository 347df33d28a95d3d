import { notificationsOf } from '@web/features/community/notifications';
import { useLoad, useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { PendingCard } from './PendingCard';
import { pendingLabel } from './pending-label';
import { rewardsOf } from './rewards.store';

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
