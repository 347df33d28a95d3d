import { CHESTS, type ChestKind, chestKindOf } from '@shared/rules/chests';
import type { BossReward } from '@web/api';
import { formatNumber } from '@web/i18n';
import { cx } from '@web/ui/cx';
import { Emblem, type EmblemTone } from '@web/ui/Emblem';
import { Progress } from '@web/ui/Progress';
import { Check, Lock } from 'lucide-react';
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
const Goal = ({ who, xp, threshold, isReached }: GoalProps) => (
  <li className={cx(styles.goal, isReached && styles.reached)}>
    {isReached ? <Check aria-label="Reached:" role="img" /> : <Lock aria-label="Not yet:" role="img" />}
    <span>
      {who} <span className={styles.numbers}>{formatNumber(Math.min(xp, threshold))}</span> of{' '}
      <span className={styles.numbers}>{formatNumber(threshold)}</span>
    </span>
  </li>
);

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
      <h3 className={styles.name}>{CHESTS[kind].name}</h3>
      <ul className={styles.goals}>
        <Goal who="All" xp={fight.xpTotal} threshold={reward.xpThreshold} isReached={reward.isUnlocked} />
        <Goal
          who="You"
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
  return (
    <section aria-labelledby="boss-chests">
      <h3 id="boss-chests" className={styles.title}>
        Chests
      </h3>
      <div className={styles.bar}>
        <Progress
          label="Damage"
          tone={isDefeated(fight) ? 'success' : 'danger'}
          value={xpTotal}
          max={health}
          text={`${formatNumber(xpTotal)} of ${formatNumber(health)} XP`}
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
