import { MARK_PATHS } from '@shared/art/mark';
import { cx } from './cx';
import styles from './Logo.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface LogoProps {
  /** Shows only the mark, without the word. */
  mark?: boolean;
  /** Height of the mark in pixels. */
  size?: number;
  className?: string;
}

/** Emberforge's mark, an anvil with a rising spark, and its name. */
export function Logo({ mark = false, size = 32, className }: LogoProps) {
  return (
    <span className={cx(styles.logo, className)} style={{ fontSize: size * 0.72 }}>
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <path className={styles.anvil} d={MARK_PATHS.anvil} />
        <path className={styles.ember} d={MARK_PATHS.ember} />
      </svg>
      {mark ? (
        <VisuallyHidden>Emberforge</VisuallyHidden>
      ) : (
        <span className={styles.word}>
          Ember<span className={styles.second}>forge</span>
        </span>
      )}
    </span>
  );
}
