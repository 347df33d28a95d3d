import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Emblem } from '@web/ui/Emblem';
import { toasts } from '@web/ui/toasts';
import { useState } from 'react';
import styles from './PendingCard.module.css';
import { rewardsOf } from './rewards.store';

/** How much waits, and the button that shows it, one reward after the other. */
export function PendingCard({ label }: { label: string }) {
  const rewards = rewardsOf(useStores().scope);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await rewards.openAll().catch((error: unknown) => toasts.error(errorText(error)));
    setBusy(false);
  };
  return (
    <div className={styles.pending}>
      <Emblem name="chest" size={48} />
      <p className={styles.label}>{label}</p>
      <Button loading={isBusy} onClick={() => void open()}>
        <Trans context="verb on a button">Open</Trans>
      </Button>
    </div>
  );
}
