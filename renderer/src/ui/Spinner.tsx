import { cx } from './cx';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps {
  /** What is loading, for screen readers; leave it out if the surrounding control already says so. */
  label?: string;
  size?: 16 | 20 | 32;
  className?: string;
}

/** A spinning ring for waits of unknown length. If the length is known, use Progress. */
export function Spinner({ label, size = 20, className }: SpinnerProps) {
  return (
    <span
      className={cx(styles.spinner, className)}
      style={{ width: size, height: size }}
      role={label ? 'status' : undefined}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
