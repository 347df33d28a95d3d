import { type ComponentType, lazy, Suspense } from 'react';

/** Without its code nothing is shown; the page doesn't depend on it. */
const PendingList = lazy<ComponentType>(() =>
  import('./PendingList').then(
    (module) => ({ default: module.PendingList }),
    () => ({ default: () => null }),
  ),
);

/** The learner's pending rewards, for the dashboard. */
export const PendingRewards = () => (
  <Suspense>
    <PendingList />
  </Suspense>
);
