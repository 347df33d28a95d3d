import { WorkbenchSkeleton } from '@web/features/workbench';
import { Skeleton } from '@web/ui/Skeleton';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import styles from './PlayerSkeleton.module.css';

/** The player's layout while the lesson is loading. */
export function PlayerSkeleton() {
  const isPhone = useBreakpoint('phone');
  return (
    <WorkbenchSkeleton label="Loading the lesson">
      <div className={styles.text}>
        <Skeleton width="60%" height="2rem" />
        <Skeleton lines={6} />
        <Skeleton height="8rem" />
        <Skeleton lines={4} />
      </div>
      {!isPhone && (
        <div className={styles.work}>
          <div className={styles.editor} />
          <div className={styles.output} />
        </div>
      )}
    </WorkbenchSkeleton>
  );
}
