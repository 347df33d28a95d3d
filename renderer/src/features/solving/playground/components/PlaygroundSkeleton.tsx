import { t } from '@lingui/core/macro';
import { WorkbenchSkeleton } from '@web/features/solving/workbench';
import { Skeleton } from '@web/ui/Skeleton';
import frame from './Playground.module.css';
import styles from './PlaygroundSkeleton.module.css';

/** A playground's layout while its examples load. */
export function PlaygroundSkeleton({ isWindow }: { isWindow: boolean }) {
  return (
    <div className={isWindow ? frame.window : frame.inline}>
      <WorkbenchSkeleton label={t`Loading the playground`}>
        <div className={styles.panes}>
          <div className={styles.editor}>
            <Skeleton lines={8} />
          </div>
          <div className={styles.result} />
        </div>
      </WorkbenchSkeleton>
    </div>
  );
}
