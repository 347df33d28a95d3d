import { t } from '@lingui/core/macro';
import { lazyOptional } from '@web/ui/lazyOptional';
import { Suspense } from 'react';
import styles from './BottomBar.module.css';

/** Without its code the bar stays empty; the logo and the finder lead to the same pages. */
const BottomTabs = lazyOptional(() => import('./BottomTabs').then((module) => module.BottomTabs));

/** A signed-in learner's bar at the bottom of a phone. As high while it loads as afterwards. */
export const BottomBar = () => (
  <nav className={styles.bar} aria-label={t`Quick access`} data-bottom-bar="">
    <Suspense>
      <BottomTabs />
    </Suspense>
  </nav>
);
