import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@web/i18n';
import styles from './BossFight.module.css';
import { defeatDuration, type Fight, isDefeated, type Phase, timeLeft } from './fight-state';
import { useNow } from './useNow';

interface StatusProps {
  fight: Fight;
  phase: Phase;
}

const LABELS: Record<Phase, string> = {
  fight: t`Time left`,
  bonus: t`Bonus time left`,
  over: t`Time left`,
};

/** Counts down each second. A timer isn't read aloud while it changes. */
export function Clock({ fight, phase }: StatusProps) {
  const now = useNow(phase !== 'over');
  const { expiresAt } = fight.event;
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{LABELS[phase]}</span>
      <strong className={styles.clock} role="timer">
        {phase === 'over' ? t`It’s over` : <time dateTime={expiresAt}>{timeLeft(expiresAt, now)}</time>}
      </strong>
      {phase === 'bonus' && (
        <span className={styles.note}>
          <Trans>Chests and the aura are yours until then.</Trans>
        </span>
      )}
    </div>
  );
}

/** How it ended, if it has. Announced when it happens. */
export function Result({ fight, phase }: StatusProps) {
  const { event, xpTotal } = fight;
  const duration = defeatDuration(event, Date.now());
  const health = formatNumber(event.healthPoints - xpTotal);
  return (
    <div className={styles.result} aria-live="polite">
      {isDefeated(fight) ? (
        <p className={styles.victory}>
          <strong>
            <Trans>Defeated in {duration}!</Trans>
          </strong>{' '}
          {event.defeatText}
        </p>
      ) : (
        phase === 'over' && (
          <p className={styles.escape}>
            <Trans>
              <strong>It went back under the moor</strong> with {health} XP of health left. It will be back,
              and so will you.
            </Trans>
          </p>
        )
      )}
    </div>
  );
}
