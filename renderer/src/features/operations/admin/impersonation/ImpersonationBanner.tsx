import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateFormat } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Eye } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './ImpersonationBanner.module.css';

const TIME = dateFormat({ timeStyle: 'short' });

/** On every page, while an admin views Emberforge as a learner: whose account it is, until when, and the way back. */
export const ImpersonationBanner = observer(function ImpersonationBanner() {
  const { impersonation, session, user, tokens, stopImpersonation } = useStores();
  const [isBusy, setBusy] = useState(false);
  const handle = user.user?.handle;
  const name = handle === undefined ? '…' : `@${handle}`;
  const until = TIME.format(tokens.expiresAt);
  const { id } = impersonation;
  const stop = async () => {
    setBusy(true);
    // The way back is open in any case: without it, the server ends it when its time is up.
    if (id !== null) await stopImpersonation(id).catch((error: unknown) => console.warn(error));
    impersonation.undo({ to: '/admin?tab=users' });
  };
  return (
    <section className={styles.banner} aria-label={t`Viewing as a learner`}>
      <Eye className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <span className={styles.long}>
          <Trans>
            You’re viewing Emberforge as <strong>{name}</strong>
          </Trans>
        </span>
        <span className={styles.short}>
          <Trans>
            Viewing as <strong>{name}</strong>
          </Trans>
        </span>
        {session.userId !== null && (
          <span className={styles.until}>
            {' '}
            <Trans comment="After the account’s name">until {until}. Only settings can be changed</Trans>
          </span>
        )}
      </p>
      <Button size="sm" loading={isBusy} onClick={() => void stop()}>
        <Trans comment="Ends viewing as a learner">Stop</Trans>
      </Button>
    </section>
  );
});
