import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import type { XpBreakdownLine } from '@web/api';
import { COUNT_MS, STRIKE_MS, signed, XpLines } from '@web/features/game/submission-toasts';
import { formatNumber } from '@web/i18n';
import type { LevelGain } from '@web/stores';
import { Boots } from '@web/ui/boots/Boots';
import { cx } from '@web/ui/cx';
import { Flag, Flame } from '@web/ui/icons';
import { LevelBar } from '@web/ui/LevelBar';
import { lazyOptional } from '@web/ui/lazyOptional';
import { useReducedMotion } from '@web/ui/useReducedMotion';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Strike } from './Strike';
import styles from './SuccessCard.module.css';
import { useCelebration } from './useCelebration';
import { useSkip } from './useSkip';
import { useTally } from './useTally';

export interface SuccessCardProps {
  /** "Correct!" */
  message: string;
  xp: number;
  /** How the XP was calculated. Must stay the same between renders. */
  lines: readonly XpBreakdownLine[];
  /** What the XP did to the level; null reserves its space while that's being loaded. Leave it out for guests. */
  level?: LevelGain | null;
  /** What a new level brings. */
  brings?: string | undefined;
  /** The day of the learner's streak that this success began. */
  streakDay?: number | undefined;
  /** What else this success completed: a chapter, a course. */
  milestones?: readonly string[];
  /** It's the learner's first success ever, and Boots cheers. */
  isFirstEver?: boolean;
  /** Beside the message, if it isn't the first ever. */
  face?: ReactNode;
  /** Shows the end of the animation, for a card that was seen before. */
  isStill?: boolean;
  /** What to do next, below the message. */
  actions?: ReactNode;
  /** At the end of the card. */
  footer?: ReactNode;
}

/** Needed once every ten levels. */
const RoleUnlocked = lazyOptional(() => import('./RoleUnlocked').then((m) => m.RoleUnlocked));

/** The XP, counting up; screen readers only hear the sum. */
function Total({ xp, lines, isStill }: Pick<SuccessCardProps, 'xp' | 'lines'> & { isStill: boolean }) {
  const amounts = useMemo(() => lines.map((line) => line.xp), [lines]);
  const counted = useTally(amounts, isStill);
  const text = `${signed(xp)} XP`;
  return (
    <p className={styles.total} data-sum={text}>
      {counted === xp ? (
        text
      ) : (
        <>
          <VisuallyHidden>{text}</VisuallyHidden>
          <span aria-hidden="true">{`${signed(counted)} XP`}</span>
        </>
      )}
    </p>
  );
}

/** The learner's level after the award. A new one is large, with what it brings. */
function Level({ level: { from, to }, brings, isStill }: LevelProps) {
  const isNew = to.level > from.level;
  return (
    <>
      <LevelBar
        key={String(isStill)}
        {...to}
        from={isStill ? undefined : from}
        delayMs={STRIKE_MS}
        fillMs={COUNT_MS}
        highlight={isNew}
      />
      {isNew && <p className={styles.brings}>{brings}</p>}
    </>
  );
}

interface LevelProps extends Pick<SuccessCardProps, 'brings'> {
  level: LevelGain;
  isStill: boolean;
}

/**
 * The gold card of a first success: the hammer strikes, the XP counts up, the level bar fills. It takes 600 ms and never
 * holds anything up: everything in it can be used from the start, and Esc or a click on it shows its end. Nothing moves
 * with reduced motion.
 */
export function SuccessCard(props: SuccessCardProps) {
  const { message, xp, lines, level, milestones = [], isFirstEver, face, actions, footer } = props;
  const reduced = useReducedMotion();
  const card = useRef<HTMLDivElement>(null);
  const isSkipped = useSkip(card);
  const isStill = reduced || isSkipped || props.isStill === true;
  useCelebration(level, isStill);
  const newRole = level ? newRoleOf(level) : undefined;
  return (
    <div ref={card} className={styles.card}>
      <div className={styles.inside}>
        <Strike isStill={isStill} />
        <div className={styles.main}>
          <div className={styles.headline}>
            <Total xp={xp} lines={lines} isStill={isStill} />
            <p className={styles.message}>{message}</p>
            {isFirstEver ? (
              <Boots mood="bootspog" size={48} className={styles.boots} />
            ) : (
              face && <span className={styles.boots}>{face}</span>
            )}
          </div>
          {newRole !== undefined && (
            <div className={styles.role}>
              <Suspense>
                <RoleUnlocked roleIndex={newRole} delayMs={STRIKE_MS + COUNT_MS} isStill={isStill} />
              </Suspense>
            </div>
          )}
          {props.streakDay !== undefined && <StreakDay day={props.streakDay} />}
          {milestones.map((text) => (
            <p key={text} className={styles.milestone}>
              <Flag aria-hidden="true" />
              {text}
            </p>
          ))}
          {actions}
        </div>
        <div className={styles.ledger}>
          <XpLines lines={lines} isStill={isStill} />
          {level !== undefined && (
            <div className={styles.level}>
              {level && <Level level={level} brings={props.brings} isStill={isStill} />}
            </div>
          )}
        </div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** The first success of a day: the streak grows. */
function StreakDay({ day }: { day: number }) {
  const count = formatNumber(day);
  return (
    <p className={cx(styles.milestone, styles.streak)}>
      <Flame aria-hidden="true" />
      <Trans>Day {count} of your streak</Trans>
    </p>
  );
}

/** The role that an award has unlocked, 0 to 9. */
function newRoleOf({ from, to }: LevelGain): number | undefined {
  const roleIndex = roleIndexOf(to.level);
  return roleIndex > roleIndexOf(from.level) ? roleIndex : undefined;
}
