import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Above the title: where this page belongs (a breadcrumb or a link back). */
  above?: ReactNode;
  actions?: ReactNode;
  /** An Emblem before the title. */
  art?: ReactNode;
}

/** The top of a page: its only h1, what the page is for, and its actions. */
export function PageHeader({ title, lead, above, actions, art }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {art}
      <div className={styles.texts}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
