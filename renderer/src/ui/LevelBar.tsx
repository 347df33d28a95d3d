import { t } from '@lingui/core/macro';
import { formatNumber } from '@web/i18n';
import { cx } from './cx';
import styles from './LevelBar.module.css';
import type { LevelPosition } from './levelSteps';
import { useLevelFill } from './useLevelFill';

const levelText = (level: number) => t`Level ${level}`;

export interface LevelBarProps {
  level: number;
  /** XP earned within the level (`XPForLevel`). */
  xp: number;
  /** XP from this level to the next (`XPTotalForLevel`). */
  xpTotal: number;
  /** Shows only the bar, as in the header, never less than 4% full (docs/app.md). */
  compact?: boolean;
  /** Where the bar starts, to show what an award did. */
  from?: Pick<LevelBarProps, 'level' | 'xp' | 'xpTotal'>;
  /** With `fillMs`: milliseconds before the bar moves. */
  delayMs?: number;
  /** Milliseconds for the whole way, as part of a larger motion. Otherwise the bar takes its usual time, and its turn. */
  fillMs?: number;
  /** Shows the level large, and in gold once the bar has reached it: it's new. */
  highlight?: boolean;
  className?: string;
}

const COMPACT_MINIMUM = 0.04;

function positionOf({ level, xp, xpTotal }: NonNullable<LevelBarProps['from']>): LevelPosition {
  return { level, fraction: xpTotal > 0 ? Math.min(1, Math.max(0, xp / xpTotal)) : 0 };
}

/** The learner's level. When XP is gained, the bar fills up visibly, level by level. */
export function LevelBar(props: LevelBarProps) {
  const { level, xp, xpTotal, compact, from, delayMs, fillMs, highlight, className } = props;
  const fill = useLevelFill(positionOf(props), { from: from && positionOf(from), delayMs, fillMs });
  const isNew = highlight && fill.level === level;
  const shown = compact ? Math.max(COMPACT_MINIMUM, fill.fraction) : fill.fraction;
  const text = `${formatNumber(xp)} / ${formatNumber(xpTotal)} XP`;
  return (
    <div className={cx(styles.root, compact && styles.compact, highlight && styles.large, className)}>
      <span key={fill.level} className={cx(styles.level, isNew && styles.isNew)} aria-hidden="true">
        {compact ? fill.level : levelText(fill.level)}
      </span>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={levelText(level)}
        aria-valuemin={0}
        aria-valuemax={xpTotal}
        aria-valuenow={Math.min(xp, xpTotal)}
        aria-valuetext={text}
      >
        <div
          className={styles.fill}
          style={{ transform: `scaleX(${shown})`, transitionDuration: `${fill.durationMs}ms` }}
        />
      </div>
      {!compact && <span className={styles.xp}>{text}</span>}
    </div>
  );
}
