import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Card title={t`Pick a track`}>
      <p className={styles.text}>
        <Trans>
          A track puts courses in order, so your next lesson is always ready. You can change it anytime.
        </Trans>
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/onboarding">
          <Trans>See the tracks</Trans>
        </ButtonLink>
        <Button variant="ghost" onClick={dismiss}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Card>
  );
});
