import type { XpBreakdownLine } from '@web/api';
import { formatNumber } from '@web/ui/formatNumber';
import styles from './XpBreakdown.module.css';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatNumber(Math.abs(value))}`;

/** How a reward was calculated, line by line. */
export function XpBreakdown({ reward, lines }: { reward: number; lines: readonly XpBreakdownLine[] }) {
  return (
    <div>
      <p className={styles.total}>{signed(reward)} XP</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name} className={styles.line}>
            <span>
              {line.name}
              {line.percent !== 0 && <span className={styles.percent}> {signed(line.percent)}%</span>}
            </span>
            <span className={styles.xp}>{signed(line.xp)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
