import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** What is making progress; read aloud, and shown on the left unless hidden. */
  label: string;
  hideLabel?: boolean;
  value: number;
  /** 100 by default. */
  max?: number;
  /** On the right, and read aloud instead of a percentage: "3 of 8 lessons". */
  text?: ReactNode;
  tone?: 'ember' | 'gold' | 'success' | 'danger';
  size?: 'sm' | 'md';
  className?: string;
}

/** How much of a known total is done, in words and as a bar. */
export function Progress({
  label,
  hideLabel,
  value,
  max = 100,
  text,
  tone = 'ember',
  size = 'md',
  className,
}: ProgressProps) {
  const fraction = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const percent = `${Math.round(fraction * 100)}%`;
  return (
    <div className={cx(styles.progress, className)}>
      {(!hideLabel || text != null) && (
        <div className={styles.texts}>
          {!hideLabel && <span>{label}</span>}
          {text != null && <span className={styles.text}>{text}</span>}
        </div>
      )}
      <div
        className={cx(styles.bar, styles[size], styles[tone])}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={typeof text === 'string' ? text : percent}
      >
        <div className={styles.fill} style={{ width: percent }} />
      </div>
    </div>
  );
}
