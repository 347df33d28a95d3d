import { t } from '@lingui/core/macro';
import { WorkbenchSkeleton } from '@web/features/solving/workbench';
import { Skeleton } from '@web/ui/Skeleton';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import styles from './PlayerSkeleton.module.css';

/** The player's layout while the lesson is loading: title, task, text, code, output and actions. */
export function PlayerSkeleton() {
  const isPhone = useBreakpoint('phone');
  const actions = (
    <>
      <Skeleton width="6rem" height="var(--control-md)" />
      <Skeleton width="5.5rem" height="var(--control-md)" />
    </>
  );
  return (
    <WorkbenchSkeleton label={t`Loading the lesson`}>
      <div className={styles.player}>
        <div className={styles.task}>
          <Skeleton width={isPhone ? '90%' : '30rem'} height="1rem" />
          {isPhone && <Skeleton width="60%" height="1rem" />}
        </div>
        <div className={styles.panes}>
          <div className={styles.text}>
            <div className={styles.tabs}>
              <Skeleton width="3rem" height="1rem" />
              <Skeleton width="3.5rem" height="1rem" />
            </div>
            <div className={styles.reading}>
              <Skeleton lines={4} />
              <Skeleton height="7rem" />
              <Skeleton lines={3} />
            </div>
          </div>
          {!isPhone && (
            <div className={styles.work}>
              <div className={styles.code}>
                <div className={styles.tabs}>
                  <Skeleton width="5rem" height="1rem" />
                </div>
              </div>
              <div className={styles.result}>
                <div className={styles.actions}>{actions}</div>
              </div>
            </div>
          )}
        </div>
        {isPhone && <div className={styles.actions}>{actions}</div>}
      </div>
    </WorkbenchSkeleton>
  );
}
