import type { Reward } from '@web/api';
import { notificationsOf } from '@web/features/community/notifications';
import { useStores } from '@web/stores';
import { stage } from '@web/ui/stage';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { rewardsOf } from './rewards.store';
import { useNewUserReward } from './useNewUserReward';

const RewardDialog = lazy(() =>
  import('./RewardDialog').then((module) => ({ default: module.RewardDialog })),
);

/** How long the dialog takes to open. */
const OPEN_MS = 150;

/**
 * A course that was just completed shows its reward instead of a toast, also in quiet hours: the learner is here. The
 * card of its last lesson comes first.
 */
function useCompletedCourses() {
  const { scope } = useStores();
  useEffect(
    () =>
      notificationsOf(scope).takeArrivals((notification) => {
        const rewards = rewardsOf(scope);
        if (notification.notificationType !== 'course_completed' || rewards.current !== null) return false;
        const { courseUuid } = notification.notificationData;
        stage.takeTurn(OPEN_MS, () => void rewards.courseCompleted(courseUuid));
        return true;
      }),
    [scope],
  );
}

/** The reward dialog over any page: one reward at a time, in the order of the queue. */
export const RewardQueue = observer(function RewardQueue() {
  const { current } = rewardsOf(useStores().scope);
  /** Stays while its dialog closes. */
  const [last, setLast] = useState<Reward | null>(null);
  useNewUserReward();
  useCompletedCourses();
  if (current && current !== last) setLast(current);
  const shown = current ?? last;
  if (!shown) return null;
  return (
    <Suspense>
      <RewardDialog key={shown.rewardUuid} reward={shown} open={current !== null} />
    </Suspense>
  );
});
