import { errorText, type Reward } from '@web/api';
import { useStores } from '@web/stores';
import { notificationsOf } from '@web/stores/notifications.store';
import { rewardsOf } from '@web/stores/rewards.store';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CLAIM_TEXTS } from './claim-texts';

const RewardDialog = lazy(() =>
  import('./RewardDialog').then((module) => ({ default: module.RewardDialog })),
);

const PARAMETER = 'newUserReward';

/** `?newUserReward` shows the chest for signing up, and disappears from the address. */
function useNewUserReward() {
  const { session, scope } = useStores();
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(PARAMETER) && session.isSignedIn;

  const show = useEffectEvent(async () => {
    try {
      if (!(await rewardsOf(scope).openNewUserReward())) toasts.error(CLAIM_TEXTS.already);
    } catch (error) {
      toasts.error(errorText(error));
      return; // the address keeps it for another try
    }
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  });

  useEffect(() => {
    if (isAsked) void show();
  }, [isAsked]);
}

/** A course that was just completed shows its reward, also in quiet hours: the learner is here. */
function useCompletedCourses() {
  const { scope } = useStores();
  useEffect(
    () =>
      notificationsOf(scope).onArrival((notification) => {
        if (notification.notificationType === 'course_completed')
          void rewardsOf(scope).courseCompleted(notification.notificationData.courseUuid);
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
