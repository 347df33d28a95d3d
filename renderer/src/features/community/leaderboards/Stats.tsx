import { t } from '@lingui/core/macro';
import type { LeaderboardStats } from '@web/api';
import { useLoad } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { observer } from 'mobx-react-lite';
import type { LeaderboardsStore } from './leaderboards.store';
import styles from './Stats.module.css';

const STATS: readonly [key: keyof LeaderboardStats, label: string][] = [
  ['xpDay', t`XP in 24 hours`],
  ['lessonsCompleted', t`Lessons completed`],
  ['learners', t`Learners`],
  ['archmages', t`Archmages`],
];

/** Numbers of a few learners say little, and look like nobody is there. */
const MIN_LEARNERS = 20;

/** What all learners have done together, once they are many. Optional, so a failed load shows no error. */
export const Stats = observer(function Stats({ store }: { store: LeaderboardsStore }) {
  useLoad(store.stats);
  const stats = store.stats.value;
  if (!stats || stats.learners < MIN_LEARNERS) return null;
  return (
    <dl className={styles.stats}>
      {STATS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <AnimatedNumber value={stats[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
});
