import { t } from '@lingui/core/macro';
import { Card } from '@web/ui/Card';
import { Skeleton } from '@web/ui/Skeleton';
import styles from './cli-login.module.css';

/** Until the card's data is there. */
export const CodeSkeleton = () => (
  <Card padding="lg">
    <div className={styles.inside}>
      <Skeleton width="100%" height="1.5rem" label={t`Loading`} />
      <Skeleton width="100%" height="3rem" />
      <Skeleton height="2.5rem" width="12rem" />
    </div>
  </Card>
);
