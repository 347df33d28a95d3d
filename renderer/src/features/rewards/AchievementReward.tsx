import type { Reward } from '@web/api';
import { useStores } from '@web/stores';
import { rewardsOf } from '@web/stores/rewards.store';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { observer } from 'mobx-react-lite';
import styles from './Reward.module.css';

export interface AchievementRewardProps {
  reward: Extract<Reward, { rewardType: 'achievement_earned' }>;
  open: boolean;
}

/** An achievement that was just earned. Its gems are already paid. */
export const AchievementReward = observer(function AchievementReward({
  reward,
  open,
}: AchievementRewardProps) {
  const rewards = rewardsOf(useStores().scope);
  const { title, description, category, imageUrl, percentPlatformCompleted } = reward.achievementEarned;
  const gems = reward.rewardAmount;
  return (
    <Dialog
      open={open}
      onClose={() => rewards.close()}
      title={category === 'role' ? 'Role unlocked!' : 'Achievement unlocked!'}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => rewards.next()}>
          Continue
        </Button>
      }
    >
      <div className={styles.stage} data-state="open">
        <div className={styles.rays} aria-hidden="true" />
        <img src={imageUrl} alt="" width={144} height={144} className={styles.chest} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <p>{description}</p>
        {gems > 0 && (
          <p className={styles.gems}>
            <Emblem name="gem" size={32} /> +{gems} {gems === 1 ? 'gem' : 'gems'}
          </p>
        )}
        <p className={styles.quiet}>{percentPlatformCompleted.toFixed(2)}% of learners have this.</p>
      </div>
    </Dialog>
  );
});
