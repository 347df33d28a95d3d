import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AchievementProgress } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { amountOf } from '@web/game-names';
import { dateFormat, formatNumber, formatShare } from '@web/i18n';
import { useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './AchievementsDialog.module.css';
import { achievementsOf } from './achievements.store';
import { CATEGORY_TITLES, groupAchievements, nextAchievements } from './group-achievements';

const NEXT_UP = 3;
const DATE = dateFormat({ dateStyle: 'medium' });

function state({ unlockedAt, isAvailable, percentPlatformCompleted }: AchievementProgress): string {
  const percent = formatShare(percentPlatformCompleted);
  if (unlockedAt) {
    const day = DATE.format(new Date(unlockedAt));
    return t`Earned ${day}. ${percent} of learners have it.`;
  }
  if (!isAvailable) return t`Can’t be earned here yet.`;
  return percentPlatformCompleted === 0 ? t`Nobody has it yet.` : t`${percent} of learners have it.`;
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
  const done = formatNumber(currentProgress);
  const goal = formatNumber(maxProgress);
  return (
    <li className={cx(styles.achievement, !unlockedAt && styles.locked)}>
      <img src={imageUrl} alt="" width={64} height={64} loading="lazy" className={styles.emblem} />
      <div className={styles.words}>
        <h4 className={styles.title}>
          {title}
          {unlockedAt === null && rewardAmount > 0 && (
            <span className={styles.gems}>{amountOf('gems', rewardAmount)}</span>
          )}
        </h4>
        <p className={styles.description}>{description}</p>
        {isOpen && maxProgress > 1 && (
          <Progress
            label={t`Progress of ${title}`}
            hideLabel
            size="sm"
            tone="gold"
            value={currentProgress}
            max={maxProgress}
            text={t`${done} of ${goal}`}
          />
        )}
        <p className={styles.state}>{state(achievement)}</p>
      </div>
    </li>
  );
}

const countText = (done: number, goal: number) => t`${done} of ${goal}`;

function Achievements({ all }: { all: readonly AchievementProgress[] }) {
  const next = nextAchievements(all, NEXT_UP);
  const done = all.filter(({ unlockedAt }) => unlockedAt).length;
  const goal = all.length;
  return (
    <div className={styles.groups}>
      <Progress label={t`Earned so far`} tone="gold" value={done} max={goal} text={countText(done, goal)} />
      {next.length > 0 && (
        <section aria-labelledby="achievements-next">
          <h3 id="achievements-next" className={styles.category}>
            <Trans>Within reach</Trans>
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
            <span className={styles.count}>{countText(earned, achievements.length)}</span>
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
    <Dialog title={t`Achievements`} size="lg" {...props}>
      <Loaded
        state={progress}
        skeleton={<Skeleton height="24rem" label={t`Loading your achievements`} />}
        what={t`your achievements`}
      >
        {(all) => <Achievements all={all} />}
      </Loaded>
    </Dialog>
  );
});
