import { cx } from './cx';
import { formatNumber } from './formatNumber';
import styles from './LevelBar.module.css';
import { useLevelFill } from './useLevelFill';

export interface LevelBarProps {
  level: number;
  /** XP earned within the level (`XPForLevel`). */
  xp: number;
  /** XP from this level to the next (`XPTotalForLevel`). */
  xpTotal: number;
  /** Shows only the bar, as in the header, never less than 4% full (docs/app.md). */
  compact?: boolean;
  className?: string;
}

const COMPACT_MINIMUM = 0.04;

/** The learner's level. When XP is gained, the bar fills up visibly, level by level. */
export function LevelBar({ level, xp, xpTotal, compact, className }: LevelBarProps) {
  const target = xpTotal > 0 ? Math.min(1, Math.max(0, xp / xpTotal)) : 0;
  const fill = useLevelFill({ level, fraction: target });
  const shown = compact ? Math.max(COMPACT_MINIMUM, fill.fraction) : fill.fraction;
  const text = `${formatNumber(xp)} / ${formatNumber(xpTotal)} XP`;
  return (
    <div className={cx(styles.root, compact && styles.compact, className)}>
      <span className={styles.level} aria-hidden="true">
        {compact ? fill.level : `Level ${fill.level}`}
      </span>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={`Level ${level}`}
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
