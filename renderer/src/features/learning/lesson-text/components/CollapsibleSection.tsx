import { Children, type ReactNode } from 'react';
import styles from './CollapsibleSection.module.css';

export interface CollapsibleSectionProps {
  open?: boolean;
  children?: ReactNode;
}

/** A level-2 heading and what belongs to it. Printed in full, and found by the browser's search while closed. */
export function CollapsibleSection({ open, children }: CollapsibleSectionProps) {
  const [heading, ...rest] = Children.toArray(children);
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>{heading}</summary>
      <div className={styles.body}>{rest}</div>
    </details>
  );
}
