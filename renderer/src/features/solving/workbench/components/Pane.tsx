import { cx } from '@web/ui/cx';
import type { ReactNode } from 'react';
import styles from './Pane.module.css';

export interface PaneProps {
  /** The pane's name for screen readers. */
  label: string;
  /** The kind of content: code, or results. */
  ground: 'code' | 'result';
  /** Content of the bar above the pane; no bar without it. */
  bar?: ReactNode;
  /** At the end of the bar. */
  tools?: ReactNode;
  children: ReactNode;
  testId?: string;
}

/** A pane of the workbench: a bar, and below it the content, which fills the remaining height. */
export function Pane({ label, ground, bar, tools, children, testId }: PaneProps) {
  return (
    <section className={cx(styles.pane, styles[ground])} aria-label={label} data-testid={testId}>
      {(bar || tools) && (
        <div className={styles.bar}>
          {bar}
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

export interface PaneNoticeProps {
  text: ReactNode;
  /** Buttons for the available choices. */
  children: ReactNode;
}

/** A notice below a pane's bar about the current program, with choices. */
export function PaneNotice({ text, children }: PaneNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
