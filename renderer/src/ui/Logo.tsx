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
        <path
          className={styles.anvil}
          d="M1.5 14.5h7.2V13h20.8v3.2c-4.8.4-7.7 2.1-8.4 5.1l-.2 1.2 3.6 3v3H8.5v-3l3.6-3c0-2.2-1.1-3.7-3.3-4.4C4.900 17.400 2.500 16.200 1.500 14.500Z"
        />
        <path
          className={styles.ember}
          d="M17.200 1.200c.4 2.600 3.300 3.800 3.300 6.700 0 2-1.500 3.400-3.400 3.400s-3.400-1.400-3.400-3.300c0-1.400.8-2.300 1.500-3.200.1.900.5 1.500 1.200 1.800-.3-1.900-.1-3.700.8-5.400Z"
        />
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
