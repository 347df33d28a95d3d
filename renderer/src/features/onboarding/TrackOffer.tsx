import type { TextStorage } from '@web/platform';
import { useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './TrackOffer.module.css';

/** Whether a learner has put the offer away, on this computer. */
function useDismissed(storage: TextStorage, owner: string): [boolean, () => void] {
  const key = `emberforge.no-track.${owner}`;
  const [isDismissed, setDismissed] = useState(() => storage.get(key) !== null);
  const dismiss = () => {
    storage.set(key, '1');
    setDismissed(true);
  };
  return [isDismissed, dismiss];
}

/** Offers the tracks to a learner who follows none, until they say no. */
export const TrackOffer = observer(function TrackOffer() {
  const { platform, scope } = useStores();
  const [isDismissed, dismiss] = useDismissed(platform.storage, scope.owner);
  if (isDismissed) return null;
  return (
    <Card title="Pick a track">
      <p className={styles.text}>
        A track puts courses in order, so your next lesson is always ready. You can change it anytime.
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/onboarding">See the tracks</ButtonLink>
        <Button variant="ghost" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </Card>
  );
});
