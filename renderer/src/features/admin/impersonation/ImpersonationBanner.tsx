import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './ImpersonationBanner.module.css';

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** On every page, while an admin views Emberforge as a learner: whose account it is, until when, and the way back. */
export const ImpersonationBanner = observer(function ImpersonationBanner() {
  const { impersonation, session, user, tokens, stopImpersonation } = useStores();
  const [isBusy, setBusy] = useState(false);
  const handle = user.user?.handle;
  const { id } = impersonation;
  const stop = async () => {
    setBusy(true);
    // The way back is open in any case: without it, the server ends it when its time is up.
    if (id !== null) await stopImpersonation(id).catch((error: unknown) => console.warn(error));
    impersonation.undo({ to: '/admin?tab=users' });
  };
  return (
    <section className={styles.banner} aria-label="Viewing as a learner">
      <Eye className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <span className={styles.long}>You’re viewing Emberforge</span>
        <span className={styles.short}>Viewing</span> as{' '}
        <strong>{handle === undefined ? '…' : `@${handle}`}</strong>
        {session.userId !== null && (
          <span className={styles.until}>
            {' '}
            until {TIME.format(tokens.expiresAt)}. Only settings can be changed
          </span>
        )}
      </p>
      <Button size="sm" loading={isBusy} onClick={() => void stop()}>
        Stop
      </Button>
    </section>
  );
});
