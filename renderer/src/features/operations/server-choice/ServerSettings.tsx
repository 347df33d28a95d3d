import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { ServerForm } from './ServerForm';
import styles from './ServerForm.module.css';

/** The desktop app's server, in the settings. */
export function ServerSettings() {
  const { desktop, publicOrigin } = useStores().platform;
  if (!desktop) return null;
  const { host } = new URL(publicOrigin);
  return (
    <div className={styles.section}>
      <p className={styles.note}>
        <Trans>
          You’re on <strong>{host}</strong>. Each server has its own accounts, courses and progress.
        </Trans>
      </p>
      <ServerForm address={publicOrigin} choose={desktop.host.choose} action={t`Change server`} />
    </div>
  );
}
