import { cx } from '@web/ui';
import type { ReactNode } from 'react';
import styles from './Pane.module.css';

export interface PaneProps {
  /** Names the pane for those who hear it. */
  label: string;
  /** What it is the ground for: code to write, or what came of it. */
  ground: 'code' | 'result';
  /** What stands in the bar above it; no bar where there is nothing. */
  bar?: ReactNode;
  /** At the bar's end. */
  tools?: ReactNode;
  children: ReactNode;
  testId?: string;
}

/** One of the panes that code is written and run in: a bar, and below it what fills the height that is left. */
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
  /** Buttons: what can be decided about it. */
  children: ReactNode;
}

/** Under a pane's bar: something to know of the program at hand, and to decide. */
export function PaneNotice({ text, children }: PaneNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
