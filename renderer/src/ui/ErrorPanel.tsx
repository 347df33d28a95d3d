import type { ReactNode } from 'react';
import { ButtonLink } from './Button';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  /** The HTTP status, in large type. */
  status?: number;
  message: string;
  homeHref?: string;
  /** Another action next to the link, such as a "Try again" button. */
  action?: ReactNode;
}

/** The error page: “Oh no!”, the status code, the message and a way back (docs/app.md). */
export function ErrorPanel({ status, message, homeHref = '/dashboard', action }: ErrorPanelProps) {
  return (
    <div className={styles.panel}>
      {status != null && <p className={styles.status}>{status}</p>}
      <h1 className={styles.title}>Oh no!</h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        <ButtonLink href={homeHref} variant="primary">
          Back to Dashboard
        </ButtonLink>
        {action}
      </div>
    </div>
  );
}
