import { cx } from './cx';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps {
  /** What is awaited, for screen readers; leave out where the surrounding control says it already. */
  label?: string;
  size?: 16 | 20 | 32;
  className?: string;
}

/** A turning ring for waits of unknown length. Known lengths deserve a Progress. */
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
