import { useStores } from '@web/stores';
import { ServerForm } from './ServerForm';
import styles from './ServerForm.module.css';

/** The desktop app's server, in the settings. */
export function ServerSettings() {
  const { desktop, publicOrigin } = useStores().platform;
  if (!desktop) return null;
  return (
    <div className={styles.section}>
      <p className={styles.note}>
        You’re on <strong>{new URL(publicOrigin).host}</strong>. Each server has its own accounts, courses and
        progress.
      </p>
      <ServerForm address={publicOrigin} choose={desktop.host.choose} action="Change server" />
    </div>
  );
}
