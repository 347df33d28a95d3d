import { formatNumber } from '@web/i18n';
import { UiLink } from '@web/ui/UiLink';
import styles from './DifficultyChart.module.css';
import type { DifficultyRow } from './difficulty-rows';

const MAX_DIFFICULTY = 10;

const inTenths = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const orDash = (value: number | null, text: (known: number) => string) =>
  value === null ? '–' : text(value);
const percent = (share: number) => `${Math.round(share * 100)}%`;
const widthOf = (difficulty: number) => `${(difficulty / MAX_DIFFICULTY) * 100}%`;

const Bar = ({ estimated, measured }: Pick<DifficultyRow, 'estimated' | 'measured'>) => (
  <div className={styles.track} aria-hidden="true">
    {measured !== null && <div className={styles.measured} style={{ width: widthOf(measured) }} />}
    <div className={styles.estimated} style={{ left: widthOf(estimated) }} />
  </div>
);

export interface DifficultyChartProps {
  rows: readonly DifficultyRow[];
  /** What a row is: "Lesson". */
  what: string;
}

/** A table whose rows are the bars of a chart, so that everybody gets the numbers, too. */
export function DifficultyChart({ rows, what }: DifficultyChartProps) {
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.measuredKey} /> Measured
        </li>
        <li>
          <span className={styles.estimatedKey} /> The author’s estimate
        </li>
      </ul>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col" className={styles.bar}>
                Difficulty, 1 to 10
              </th>
              <th scope="col" className={styles.number}>
                Measured
              </th>
              <th scope="col" className={styles.number}>
                Estimate
              </th>
              <th scope="col" className={styles.number}>
                Attempts per success
              </th>
              <th scope="col" className={styles.number}>
                Completed
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <UiLink href={row.href}>{row.title}</UiLink>
                  <span className={styles.learners}>
                    {row.learners === 0 ? 'Not tried yet' : `${formatNumber(row.learners)} tried it`}
                    {row.completionShare !== null && (
                      <span
                        className={styles.onPhone}
                      >{`, ${percent(row.completionShare)} completed it`}</span>
                    )}
                  </span>
                </th>
                <td className={styles.bar}>
                  <Bar {...row} />
                </td>
                <td className={styles.number}>{orDash(row.measured, inTenths)}</td>
                <td className={styles.number}>{inTenths(row.estimated)}</td>
                <td className={styles.number}>
                  {orDash(row.attemptsPerSuccess, (value) => value.toFixed(1))}
                </td>
                <td className={styles.number}>{orDash(row.completionShare, percent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
