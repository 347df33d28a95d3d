import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { CircleAlert } from './icons';

/** What's wrong with a field and what to do, announced when it appears. Fields render it themselves. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
