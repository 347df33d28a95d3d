import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Progress } from '@web/ui/Progress';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './BossCard.module.css';
import { bossOf } from './boss.store';
import { bonusPercent, hasEvent, phaseOf, timeLeft } from './fight-state';
import { useNow } from './useNow';

/** The running fight, and the way to it. Nothing without one, or if it can't be loaded. */
export const BossCard = observer(function BossCard() {
  const { scope, live } = useStores();
  const boss = bossOf(scope);
  const progress = boss.fight.value;
  const fight = progress && hasEvent(progress) ? progress : undefined;
  const now = useNow(fight !== undefined);
  useLoad(boss.fight);
  // Lessons may have been completed since.
  useEffect(() => boss.reload(), [boss]);
  useEffect(() => boss.follow(live), [boss, live]);
  if (!fight) return null;
  const phase = phaseOf(fight, now);
  if (phase === 'over') return null;
  const { event, xpTotal } = fight;
  const bonus = bonusPercent(fight);
  const damage = formatNumber(xpTotal);
  const health = formatNumber(event.healthPoints);
  return (
    <Card title={event.bossName}>
      <div className={styles.content}>
        <img className={styles.picture} src={event.thumbnailUrl} alt="" width={72} height={72} />
        <div className={styles.texts}>
          <p className={styles.left}>{timeLeft(event.expiresAt, now)}</p>
          <p>
            {phase === 'bonus'
              ? t`Defeated! Time left for chests.`
              : t({ message: 'left to beat it together', comment: 'Below a countdown' })}
          </p>
          {bonus > 0 && (
            <p className={styles.aura}>
              <Trans>+{bonus}% XP right now</Trans>
            </p>
          )}
        </div>
      </div>
      <Progress
        label={t`Damage`}
        tone={phase === 'bonus' ? 'success' : 'danger'}
        value={xpTotal}
        max={event.healthPoints}
        text={t`${damage} of ${health}`}
      />
      <p className={styles.link}>
        <UiLink href="?modal=boss">
          <Trans>See the fight</Trans>
        </UiLink>
      </p>
    </Card>
  );
});
