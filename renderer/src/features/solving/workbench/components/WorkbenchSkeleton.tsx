import { Skeleton } from '@web/ui/Skeleton';
import type { ReactNode } from 'react';
import styles from './WorkbenchSkeleton.module.css';

export interface WorkbenchSkeletonProps {
  /** Read aloud: "Loading the lesson". */
  label: string;
  /** The panes, in a row. */
  children: ReactNode;
}

/** The layout of a workbench while it loads: a bar, and the panes below it. */
export function WorkbenchSkeleton({ label, children }: WorkbenchSkeletonProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Skeleton width="14rem" height="1rem" label={label} />
      </div>
      <div className={styles.panes}>{children}</div>
    </div>
  );
}
