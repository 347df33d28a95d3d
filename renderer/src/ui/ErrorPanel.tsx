import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from './Button';
import { Boots, type BootsMood } from './boots/Boots';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  /** The HTTP status, in large type. */
  status?: number;
  message: string;
  /** Boots puzzles over a missing page and is sorry about everything else, unless it's in another mood. */
  boots?: BootsMood;
  homeHref?: string;
  /** Another action next to the link, such as a "Try again" button. */
  action?: ReactNode;
}

/** The error page: “Oh no!”, the status code, the message and a way back (docs/app.md). */
export function ErrorPanel({
  status,
  message,
  boots = status === 404 ? 'bootsthink' : 'bootssad',
  homeHref = '/dashboard',
  action,
}: ErrorPanelProps) {
  return (
    <div className={styles.panel}>
      <Boots mood={boots} size={144} className={styles.boots} />
      {status != null && <p className={styles.status}>{status}</p>}
      <h1 className={styles.title}>
        <Trans>Oh no!</Trans>
      </h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        <ButtonLink href={homeHref} variant="primary">
          <Trans>Back to Dashboard</Trans>
        </ButtonLink>
        {action}
      </div>
    </div>
  );
}
