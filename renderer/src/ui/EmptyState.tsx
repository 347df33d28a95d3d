import type { ReactNode } from 'react';
import { Boots, type BootsMood } from './boots/Boots';
import { cx } from './cx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Says what will be here and how to get it. */
  children?: ReactNode;
  /** An Emblem or an icon. */
  art?: ReactNode;
  /** Boots in this mood, instead of `art`. */
  boots?: BootsMood;
  action?: ReactNode;
  className?: string;
}

/** Shown where there is nothing yet. */
export function EmptyState({ title, children, art, boots, action, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)}>
      {boots ? <Boots mood={boots} /> : art}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
