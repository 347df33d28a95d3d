import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiError, type Certificate, ERROR_TEXTS } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { RefreshCw } from '@web/ui/icons';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { certificatesOf } from '../certificates.store';
import styles from './OwnerPanel.module.css';

/** For the owner alone: regenerates the certificate with their current name. */
export const OwnerPanel = observer(function OwnerPanel({ certificate }: { certificate: Certificate }) {
  const { scope, session } = useStores();
  const certificates = certificatesOf(scope);
  const [isBusy, setBusy] = useState(false);
  // The list may be from before this one was earned.
  const isKnown = certificates.isOwn(certificate.completionUuid);
  useEffect(() => {
    if (session.isSignedIn && !isKnown) void certificates.own.reload();
  }, [certificates, session.isSignedIn, isKnown]);
  if (!isKnown) return null;
  const renew = async () => {
    setBusy(true);
    try {
      await certificates.renew(certificate.completionUuid);
      toasts.success(t`Your certificate and its image are up to date.`);
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause);
      toasts.error(cause instanceof ApiError ? cause.message : ERROR_TEXTS.unknown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          This is your certificate. Anyone with the link can see it. Changed your name? Update the certificate
          and it shows the new one.
        </Trans>
      </p>
      <Button icon={<RefreshCw />} loading={isBusy} onClick={() => void renew()}>
        <Trans>Update</Trans>
      </Button>
    </div>
  );
});
