import type { ReactNode } from 'react';
import styles from './StatLink.module.css';
import { UiLink } from './UiLink';

export interface StatLinkProps {
  href: string;
  /** Its name and tooltip; contains the value as it's shown. */
  label: string;
  icon: ReactNode;
  /** Undefined while it loads. */
  value: ReactNode | undefined;
}

/** One of the learner's numbers in the header, with what it opens. As wide while it loads as afterwards. */
export const StatLink = ({ href, label, icon, value }: StatLinkProps) => (
  <UiLink href={href} className={styles.root} aria-label={label} title={label}>
    {icon}
    <span className={styles.value} aria-hidden="true">
      {value ?? '–'}
    </span>
  </UiLink>
);
