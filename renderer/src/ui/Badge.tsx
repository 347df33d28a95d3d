import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx';

export interface BadgeProps {
  tone?: 'neutral' | 'ember' | 'gold' | 'success' | 'danger' | 'info';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or number that labels something. Gold is for rewards. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
