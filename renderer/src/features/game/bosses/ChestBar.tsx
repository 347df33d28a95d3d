import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ChestKind, chestKindOf } from '@shared/rules/chests';
import type { BossReward } from '@web/api';
import { chestName } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { cx } from '@web/ui/cx';
import { Emblem, type EmblemTone } from '@web/ui/Emblem';
import { Check, Lock } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import styles from './ChestBar.module.css';
import { type Fight, isDefeated } from './fight-state';

const TONES: Record<ChestKind, EmblemTone> = {
  common: 'steel',
  uncommon: 'verdigris',
  rare: 'frost',
  mythic: 'gold',
};

interface GoalProps {
  who: string;
  xp: number;
  threshold: number;
  isReached: boolean;
}

/** One of the two things that a chest takes. */
function Goal({ who, xp, threshold, isReached }: GoalProps) {
  const done = formatNumber(Math.min(xp, threshold));
  const goal = formatNumber(threshold);
  return (
    <li className={cx(styles.goal, isReached && styles.reached)}>
      {isReached ? (
        <Check aria-label={t`Reached:`} role="img" />
      ) : (
        <Lock aria-label={t`Not yet:`} role="img" />
      )}
      <span>
        <Trans>
          {who} <span className={styles.numbers}>{done}</span> of{' '}
          <span className={styles.numbers}>{goal}</span>
        </Trans>
      </span>
    </li>
  );
}

function Chest({ reward, fight }: { reward: BossReward; fight: Fight }) {
  const kind = chestKindOf(reward.chestUuid) ?? 'common';
  const isEarned = reward.isUnlocked && reward.isUnlockedByUser;
  return (
    <li className={cx(styles.chest, isEarned && styles.earned)}>
      <Emblem
        name={isEarned ? 'chest-open' : 'chest'}
        tone={TONES[kind]}
        shape="round"
        size={48}
        locked={!isEarned}
      />
      <h3 className={styles.name}>{chestName(kind)}</h3>
      <ul className={styles.goals}>
        <Goal
          who={t({ message: 'All', comment: 'All learners together: “All 1,200 of 5,000”' })}
          xp={fight.xpTotal}
          threshold={reward.xpThreshold}
          isReached={reward.isUnlocked}
        />
        <Goal
          who={t({ message: 'You', comment: 'The learner alone: “You 120 of 500”' })}
          xp={fight.xpUser}
          threshold={reward.userXpThreshold}
          isReached={reward.isUnlockedByUser}
        />
      </ul>
    </li>
  );
}

/** The damage with a mark at each chest's threshold, and what each chest takes. */
export function ChestBar({ fight }: { fight: Fight }) {
  const { event, rewards, xpTotal } = fight;
  const health = event.healthPoints;
  const damage = formatNumber(xpTotal);
  const total = formatNumber(health);
  return (
    <section aria-labelledby="boss-chests">
      <h3 id="boss-chests" className={styles.title}>
        <Trans>Chests</Trans>
      </h3>
      <div className={styles.bar}>
        <Progress
          label={t`Damage`}
          tone={isDefeated(fight) ? 'success' : 'danger'}
          value={xpTotal}
          max={health}
          text={t`${damage} of ${total} XP`}
        />
        {rewards.map(({ uuid, xpThreshold, isUnlocked }) => (
          <span
            key={uuid}
            className={cx(styles.mark, isUnlocked && styles.passed)}
            style={{ insetInlineStart: `${Math.min(100, (xpThreshold / health) * 100)}%` }}
            aria-hidden="true"
          />
        ))}
      </div>
      <ul className={styles.chests}>
        {rewards.map((reward) => (
          <Chest key={reward.uuid} reward={reward} fight={fight} />
        ))}
      </ul>
    </section>
  );
}
