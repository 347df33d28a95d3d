import { t } from '@lingui/core/macro';
import { levelPercentEnd } from '@shared/rules/xp';
import { labelReference } from '@shared/texts/labels';
import type { XpBreakdownLine } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import { cx } from '@web/ui/cx';
import type { CSSProperties } from 'react';
import { signed } from './signed';
import { COUNT_MS, STRIKE_MS } from './tally';
import styles from './XpBreakdown.module.css';

/** How long the level multiplier stays what it is; undefined for other lines, and for the last one. */
function noteOf({ name, percent }: XpBreakdownLine): string | undefined {
  if (labelReference(name) !== 'xp.level') return undefined;
  const level = levelPercentEnd(Math.round(percent * 100));
  return level === null ? undefined : t`on every lesson until level ${level}`;
}

/** The lines of a reward. Unless they are still, they appear one after the other, after the strike. */
export function XpLines({ lines, isStill = true }: { lines: readonly XpBreakdownLine[]; isStill?: boolean }) {
  const delayOf = (index: number) =>
    ({ '--delay': `${STRIKE_MS + (COUNT_MS * index) / lines.length}ms` }) as CSSProperties;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li
          key={line.name}
          className={cx(styles.line, !isStill && styles.entering)}
          style={isStill ? undefined : delayOf(index)}
        >
          <span>
            {inOwnLanguage(line.name, labelReference(line.name))}
            {line.percent !== 0 && (
              <span className={styles.percent}> {signed(Math.round(line.percent * 100))}%</span>
            )}
            <span className={styles.note}>{noteOf(line)}</span>
          </span>
          <span className={styles.xp}>{signed(line.xp)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How a reward was calculated, line by line, as small as possible. */
export function XpBreakdown({ reward, lines }: { reward: number; lines: readonly XpBreakdownLine[] }) {
  return (
    <div className={styles.compact}>
      <p className={styles.total}>{signed(reward)} XP</p>
      <XpLines lines={lines} />
    </div>
  );
}
