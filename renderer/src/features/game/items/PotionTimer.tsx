import { Trans } from '@lingui/react/macro';
import { POTION_PERCENT } from '@shared/rules/items';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './GemStore.module.css';
import { itemsOf } from './items.store';
import { remainingTime } from './remaining-time';

const TICK_MS = 1000;

/** Milliseconds until `time` (ms since the epoch), updated every second; 0 once it has passed. */
function useRemaining(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, time - now);
}

/** How long the potion lasts. Only shows it: whether a lesson pays more is decided by the server's clock. */
export const PotionTimer = observer(function PotionTimer() {
  const items = itemsOf(useStores().scope);
  const remaining = useRemaining(items.potionEndsAt?.getTime() ?? 0);
  if (remaining === 0) return null;
  const left = remainingTime(remaining);
  return (
    <p className={styles.timer}>
      <Trans>
        +{POTION_PERCENT}% XP for <span role="timer">{left}</span>
      </Trans>
    </p>
  );
});
