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
        <h1>Connect to your server</h1>
        <p className={styles.lead}>
          Emberforge runs on a server: your school’s, your team’s or your own. Enter the address that you use
          in the browser.
        </p>
      </div>
      <Card padding="lg">
        <ServerForm {...props} action="Connect" autoFocus />
      </Card>
    </main>
  );
}
