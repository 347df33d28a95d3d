import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Reward } from '@web/api';
import { amountOf } from '@web/game-names';
import { formatShare } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { observer } from 'mobx-react-lite';
import styles from './Reward.module.css';
import { rewardsOf } from './rewards.store';

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
  const percent = formatShare(percentPlatformCompleted);
  return (
    <Dialog
      open={open}
      onClose={() => rewards.close()}
      title={category === 'role' ? t`Role unlocked!` : t`Achievement unlocked!`}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => rewards.next()}>
          <Trans>Continue</Trans>
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
            <Emblem name="gem" size={32} /> +{amountOf('gems', gems)}
          </p>
        )}
        <p className={styles.quiet}>
          <Trans>{percent} of learners have this.</Trans>
        </p>
      </div>
    </Dialog>
  );
});
