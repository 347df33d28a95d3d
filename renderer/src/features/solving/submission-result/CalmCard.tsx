import { CircleCheck } from '@web/ui/icons';
import type { ReactNode } from 'react';
import styles from './CalmCard.module.css';

export interface CalmCardProps {
  /** "Correct!" */
  message: string;
  /** A sentence below it. */
  children: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** A success that earns nothing more, without any show. */
export function CalmCard({ message, children, actions }: CalmCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.message}>
        <CircleCheck aria-hidden="true" />
        {message}
      </p>
      <p className={styles.note}>{children}</p>
      {actions}
    </div>
  );
}
