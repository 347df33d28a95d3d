import { t } from '@lingui/core/macro';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The id of the main region, without `#`; that element needs `tabIndex={-1}`. */
  targetId?: string;
  children?: string;
}

/** The first stop of the Tab key: skips the navigation. Hidden until it has focus. */
export function SkipLink({ targetId = 'main', children = t`Skip to content` }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
