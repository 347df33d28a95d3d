import { errorText } from '@web/api';
import { useLoad, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Emblem } from '@web/ui/Emblem';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './PendingRewards.module.css';
import { pendingLabel } from './pending-label';

/** What waits to be opened; nothing if nothing does. */
export const PendingRewards = observer(function PendingRewards() {
  const { session, scope } = useStores();
  const { rewards, notifications } = scope;
  const [isBusy, setBusy] = useState(false);
  useLoad(rewards.pending, session.isSignedIn);
  useLoad(notifications.list, session.isSignedIn);
  const label = pendingLabel(rewards.counts);
  if (label === null) return null;
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
        Open
      </Button>
    </div>
  );
});
