import { Skeleton } from '@web/ui';
import styles from './PlaygroundSkeleton.module.css';

/** A playground's own shape while its examples come. */
export function PlaygroundSkeleton({ isWindow }: { isWindow: boolean }) {
  return (
    <div className={isWindow ? styles.window : styles.inline}>
      {isWindow && (
        <div className={styles.bar}>
          <Skeleton width="12rem" height="1rem" label="Loading the playground" />
        </div>
      )}
      <div className={styles.panes}>
        <div className={styles.editor}>
          <Skeleton lines={8} />
        </div>
        <div className={styles.result} />
      </div>
    </div>
  );
}
