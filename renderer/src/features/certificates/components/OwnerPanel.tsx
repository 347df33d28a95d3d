import { ApiError, type Certificate, ERROR_TEXTS } from '@web/api';
import { useLoad, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { toasts } from '@web/ui/toasts';
import { RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './OwnerPanel.module.css';

/** For the owner alone: has the certificate made again, with their current name. */
export const OwnerPanel = observer(function OwnerPanel({ certificate }: { certificate: Certificate }) {
  const { scope, session } = useStores();
  const { certificates } = scope;
  const [isBusy, setBusy] = useState(false);
  useLoad(certificates.own, session.isSignedIn);
  if (!certificates.isOwn(certificate.completionUuid)) return null;
  const renew = async () => {
    setBusy(true);
    try {
      await certificates.renew(certificate.completionUuid);
      toasts.success('Your certificate and its image were made again.');
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
        This is your certificate. Anybody with the link can see it. If you’ve changed your name, make it again
        and it gets the new one.
      </p>
      <Button icon={<RefreshCw />} loading={isBusy} onClick={() => void renew()}>
        Make it again
      </Button>
    </div>
  );
});
