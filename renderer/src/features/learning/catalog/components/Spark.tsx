import { cx } from '@web/ui/cx';
import styles from './Spark.module.css';

export type SparkState = 'done' | 'next' | 'ahead';

export interface SparkProps {
  state: SparkState;
  className?: string;
}

/** A lesson on its chapter's path: lit once it's done. Decorative. */
export function Spark({ state, className }: SparkProps) {
  return (
    <svg viewBox="0 0 32 32" className={cx(styles.spark, styles[state], className)} aria-hidden="true">
      <circle cx="16" cy="16" r="14.500" className={styles.plate} />
      <path d="M16 5.500 19 13l7.500 3-7.500 3-3 7.500L13 19l-7.500-3L13 13Z" className={styles.star} />
    </svg>
  );
}
