import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Certificate } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { FileSearch, ShieldAlert, ShieldCheck } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { CheckCredentialStore, type CheckOutcome } from '../check-credential.store';
import styles from './VerifyPanel.module.css';

function Outcome({ outcome }: { outcome: CheckOutcome }) {
  const isValid = outcome.result === 'valid';
  const Icon = isValid ? ShieldCheck : ShieldAlert;
  return (
    <p className={styles.outcome} data-result={isValid ? 'valid' : 'other'}>
      <Icon aria-hidden="true" />
      <span>
        <strong>{outcome.subject}: </strong>
        {inOwnLanguage(outcome.message, outcome.messageText)}
      </span>
    </p>
  );
}

/** Checks the signature of this certificate, or of a file that somebody was sent. */
export const VerifyPanel = observer(function VerifyPanel({ certificate }: { certificate: Certificate }) {
  const { api } = useStores();
  const { workDigest } = certificate;
  const [store] = useState(() => new CheckCredentialStore(api));
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card title={t`Is it genuine?`} className={styles.panel}>
      <p className={styles.text}>
        <Trans>
          This certificate is signed with this platform’s key. Change a single character and the signature no
          longer matches. You can check the credential file without us, too: it’s an Open Badges 3.0
          credential.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button
          icon={<ShieldCheck />}
          loading={store.isChecking}
          onClick={() => void store.checkCertificate(certificate.completionUuid)}
        >
          <Trans>Check the signature</Trans>
        </Button>
        <Button variant="ghost" icon={<FileSearch />} onClick={() => input.current?.click()}>
          <Trans>Check a file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json,application/vc"
          hidden
          aria-label={t`A certificate file to check`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void store.checkFile(file);
          }}
        />
      </div>
      <div role="status">
        {store.outcome && <Outcome outcome={store.outcome} />}
        {store.error && <p className={styles.error}>{store.error}</p>}
      </div>
      <p className={styles.digest}>
        <Trans>
          SHA-256 of the judged work: <code>{workDigest}</code>
        </Trans>
      </p>
    </Card>
  );
});
