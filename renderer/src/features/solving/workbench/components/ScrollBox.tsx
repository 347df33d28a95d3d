import { cx } from '@web/ui/cx';
import type { ReactNode, Ref } from 'react';
import styles from './ScrollBox.module.css';

export interface ScrollBoxProps {
  /** Read aloud when it gets the keyboard focus. */
  label: string;
  ref?: Ref<HTMLElement>;
  onScroll?: () => void;
  className?: string;
  children: ReactNode;
}

/** Fills the remaining height and scrolls, by keyboard too. */
export function ScrollBox({ label, ref, onScroll, className, children }: ScrollBoxProps) {
  return (
    <section
      ref={ref}
      className={cx(styles.box, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      {children}
    </section>
  );
}
