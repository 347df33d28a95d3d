import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';

/** Without its code no reward opens; the page doesn't depend on it. */
const RewardQueue = lazy<ComponentType>(() =>
  import('./RewardQueue').then(
    (module) => ({ default: module.RewardQueue }),
    () => ({ default: () => null }),
  ),
);

/** The reward dialog over any page, loaded after the page. Nothing for guests. */
export const RewardOverlay = observer(function RewardOverlay() {
  const { session } = useStores();
  if (!session.isSignedIn) return null;
  return (
    <Suspense>
      <RewardQueue />
    </Suspense>
  );
});
