import { errorText } from '@web/api';
import { useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CLAIM_TEXTS } from './claim-texts';
import { rewardsOf } from './rewards.store';

const PARAMETER = 'newUserReward';

/**
 * `?newUserReward` shows the chest for signing up. It leaves the address once the chest is claimed, or if it was claimed
 * before: a chest that wasn't opened comes back with the page. For observers.
 */
export function useNewUserReward(): void {
  const { session, scope } = useStores();
  const rewards = rewardsOf(scope);
  const [query, setQuery] = useSearchParams();
  const [chest, setChest] = useState<string | null>(null);
  const isAsked = query.has(PARAMETER) && session.isSignedIn;
  const isClaimed = chest !== null && rewards.lastClaimed === chest;

  const leaveAddress = useEffectEvent(() =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    ),
  );

  const show = useEffectEvent(async () => {
    try {
      const reward = await rewards.openNewUserReward();
      if (reward) return setChest(reward.rewardUuid);
      toasts.error(CLAIM_TEXTS.already);
      leaveAddress();
    } catch (error) {
      toasts.error(errorText(error)); // the address keeps it for another try
    }
  });

  useEffect(() => {
    if (isAsked) void show();
  }, [isAsked]);

  useEffect(() => {
    if (isAsked && isClaimed) leaveAddress();
  }, [isAsked, isClaimed]);
}
