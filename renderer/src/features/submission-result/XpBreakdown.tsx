import type { XPBreakdownLine } from '@shared/contracts';
import { formatNumber } from '@web/ui/formatNumber';
import styles from './XpBreakdown.module.css';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatNumber(Math.abs(value))}`;

/** How a reward was calculated, line by line. */
export function XpBreakdown({ reward, lines }: { reward: number; lines: readonly XPBreakdownLine[] }) {
  return (
    <div>
      <p className={styles.total}>{signed(reward)} XP</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.Name} className={styles.line}>
            <span>
              {line.Name}
              {line.Percent !== 0 && <span className={styles.percent}> {signed(line.Percent)}%</span>}
            </span>
            <span className={styles.xp}>{signed(line.XP)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
