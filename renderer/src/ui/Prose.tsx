import { t } from '@lingui/core/macro';
import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './cx';
import styles from './Prose.module.css';

/** Styles rendered Markdown: lines of up to 72 characters, code, tables, quotes. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(styles.prose, className)} />;
}

export interface CalloutProps {
  kind?: 'note' | 'tip' | 'warning' | 'danger';
  /** "Note", "Tip", "Careful" or "Danger" by default. */
  title?: ReactNode;
  children: ReactNode;
}

const CALLOUT_TITLES = { note: t`Note`, tip: t`Tip`, warning: t`Careful`, danger: t`Danger` };

/** A note that is set apart from the text. */
export function Callout({ kind = 'note', title = CALLOUT_TITLES[kind], children }: CalloutProps) {
  return (
    <div className={cx(styles.callout, styles[kind])} role="note">
      <p className={styles.calloutTitle}>{title}</p>
      {children}
    </div>
  );
}

export interface CollapsibleProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A collapsible section of text. The browser's search finds text inside. */
export function Collapsible({ summary, defaultOpen, children }: CollapsibleProps) {
  return (
    <details className={styles.details} open={defaultOpen}>
      <summary>{summary}</summary>
      <div className={styles.detailsBody}>{children}</div>
    </details>
  );
}
