import type { AchievementProgress } from '@web/api';
import { Loaded } from '@web/features/page';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { achievementsOf } from '@web/stores/achievements.store';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './AchievementsDialog.module.css';
import { CATEGORY_TITLES, groupAchievements, nextAchievements } from './group-achievements';

const NEXT_UP = 3;
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function state({ unlockedAt, isAvailable, percentPlatformCompleted: percent }: AchievementProgress): string {
  if (unlockedAt)
    return `Earned ${DATE.format(new Date(unlockedAt))}. ${percent.toFixed(2)}% of learners have it.`;
  if (!isAvailable) return 'Can’t be earned here yet.';
  return percent === 0 ? 'Nobody has it yet.' : `${percent.toFixed(2)}% of learners have it.`;
}

function Achievement({ achievement }: { achievement: AchievementProgress }) {
  const {
    title,
    description,
    imageUrl,
    unlockedAt,
    currentProgress,
    maxProgress,
    isAvailable,
    rewardAmount,
  } = achievement;
  const isOpen = !unlockedAt && isAvailable;
  return (
    <li className={cx(styles.achievement, !unlockedAt && styles.locked)}>
      <img src={imageUrl} alt="" width={64} height={64} loading="lazy" className={styles.emblem} />
      <div className={styles.words}>
        <h4 className={styles.title}>
          {title}
          {unlockedAt === null && rewardAmount > 0 && (
            <span className={styles.gems}>
              {rewardAmount} {rewardAmount === 1 ? 'gem' : 'gems'}
            </span>
          )}
        </h4>
        <p className={styles.description}>{description}</p>
        {isOpen && maxProgress > 1 && (
          <Progress
            label={`Progress of ${title}`}
            hideLabel
            size="sm"
            tone="gold"
            value={currentProgress}
            max={maxProgress}
            text={`${formatNumber(currentProgress)} of ${formatNumber(maxProgress)}`}
          />
        )}
        <p className={styles.state}>{state(achievement)}</p>
      </div>
    </li>
  );
}

function Achievements({ all }: { all: readonly AchievementProgress[] }) {
  const next = nextAchievements(all, NEXT_UP);
  const earned = all.filter(({ unlockedAt }) => unlockedAt).length;
  return (
    <div className={styles.groups}>
      <Progress
        label="Earned so far"
        tone="gold"
        value={earned}
        max={all.length}
        text={`${earned} of ${all.length}`}
      />
      {next.length > 0 && (
        <section aria-labelledby="achievements-next">
          <h3 id="achievements-next" className={styles.category}>
            Within reach
          </h3>
          <ul className={styles.list}>
            {next.map((achievement) => (
              <Achievement key={achievement.uuid} achievement={achievement} />
            ))}
          </ul>
        </section>
      )}
      {groupAchievements(all).map(({ category, achievements, earned }) => (
        <section key={category} aria-labelledby={`achievements-${category}`}>
          <h3 id={`achievements-${category}`} className={styles.category}>
            {CATEGORY_TITLES[category]}
            <span className={styles.count}>
              {earned} of {achievements.length}
            </span>
          </h3>
          <ul className={styles.list}>
            {achievements.map((achievement) => (
              <Achievement key={achievement.uuid} achievement={achievement} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export interface AchievementsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** ?modal=achievements */
export const AchievementsDialog = observer(function AchievementsDialog(props: AchievementsDialogProps) {
  const { progress } = achievementsOf(useStores().scope);
  return (
    <Dialog title="Achievements" size="lg" {...props}>
      <Loaded
        state={progress}
        skeleton={<Skeleton height="24rem" label="Loading your achievements" />}
        what="your achievements"
      >
        {(all) => <Achievements all={all} />}
      </Loaded>
    </Dialog>
  );
});
