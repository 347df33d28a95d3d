import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '@web/ui/Card';
import { Logo } from '@web/ui/Logo';
import styles from './FirstServerScreen.module.css';
import { ServerForm, type ServerFormProps } from './ServerForm';

/** The desktop app's first start: the app can't show anything before it knows its server. */
export function FirstServerScreen(props: Pick<ServerFormProps, 'address' | 'choose'>) {
  return (
    <main className={styles.page}>
      <Logo />
      <div className={styles.texts}>
        <h1>
          <Trans>Connect to your server</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Emberforge runs on a server: your school’s, your team’s or your own. Enter the address that you
            use in the browser.
          </Trans>
        </p>
      </div>
      <Card padding="lg">
        <ServerForm {...props} action={t`Connect`} autoFocus />
      </Card>
    </main>
  );
}
