import { formatNumber } from '@web/i18n';
import { useEffect, useState } from 'react';
import styles from './AnimatedNumber.module.css';
import { cx } from './cx';
import { nextNumber } from './nextNumber';
import { useReducedMotion } from './useReducedMotion';
import { VisuallyHidden } from './VisuallyHidden';

const STEP_MS = 50;

export interface AnimatedNumberProps {
  value: number;
  /** Formats the number; groups thousands by default. */
  format?: (value: number) => string;
  className?: string;
}

/** A number that counts up or down to its new value (docs/app.md); screen readers only hear the final one. */
export function AnimatedNumber({ value, format = formatNumber, className }: AnimatedNumberProps) {
  const reduced = useReducedMotion();
  const [shown, setShown] = useState(value);

  useEffect(() => {
    if (reduced) {
      setShown(value);
      return;
    }
    const timer = setInterval(() => {
      setShown((current) => {
        const next = nextNumber(current, value);
        if (next === value) clearInterval(timer);
        return next;
      });
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [value, reduced]);

  return (
    <span className={cx(styles.number, className)}>
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </span>
  );
}
