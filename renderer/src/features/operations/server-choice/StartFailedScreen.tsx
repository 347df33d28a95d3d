import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { Logo } from '@web/ui/Logo';
import styles from './FirstServerScreen.module.css';

/** The desktop app's main process didn't give the web app what it needs to start. */
export function StartFailedScreen({ message }: { message: string }) {
  return (
    <main className={styles.page}>
      <Logo />
      <div className={styles.texts}>
        <h1>
          <Trans>Emberforge couldn’t start</Trans>
        </h1>
        <p className={styles.lead} role="alert">
          {message}
        </p>
      </div>
      <Button variant="primary" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
