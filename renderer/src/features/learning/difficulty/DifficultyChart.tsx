import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber, numberFormat } from '@web/i18n';
import { UiLink } from '@web/ui/UiLink';
import styles from './DifficultyChart.module.css';
import type { DifficultyRow } from './difficulty-rows';

const MAX_DIFFICULTY = 10;

const ONE_DIGIT = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const PERCENT = numberFormat({ style: 'percent' });

const inTenths = (value: number) => (Number.isInteger(value) ? String(value) : ONE_DIGIT.format(value));
const orDash = (value: number | null, text: (known: number) => string) =>
  value === null ? '–' : text(value);
const percent = (share: number) => PERCENT.format(share);
const widthOf = (difficulty: number) => `${(difficulty / MAX_DIFFICULTY) * 100}%`;

const Bar = ({ estimated, measured }: Pick<DifficultyRow, 'estimated' | 'measured'>) => (
  <div className={styles.track} aria-hidden="true">
    {measured !== null && <div className={styles.measured} style={{ width: widthOf(measured) }} />}
    <div className={styles.estimated} style={{ insetInlineStart: widthOf(estimated) }} />
  </div>
);

function Learners({ learners, completionShare }: Pick<DifficultyRow, 'learners' | 'completionShare'>) {
  const count = formatNumber(learners);
  const completed = completionShare === null ? null : percent(completionShare);
  return (
    <span className={styles.learners}>
      {learners === 0 ? t`Not tried yet` : t`${count} tried it`}
      {completed && <span className={styles.onPhone}>, {t`${completed} completed it`}</span>}
    </span>
  );
}

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
          <span className={styles.measuredKey} /> <Trans>Measured</Trans>
        </li>
        <li>
          <span className={styles.estimatedKey} /> <Trans>The author’s estimate</Trans>
        </li>
      </ul>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col" className={styles.bar}>
                <Trans>Difficulty, 1 to 10</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Measured</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Estimate</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Attempts per success</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Completed</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <UiLink href={row.href}>{row.title}</UiLink>
                  <Learners {...row} />
                </th>
                <td className={styles.bar}>
                  <Bar {...row} />
                </td>
                <td className={styles.number}>{orDash(row.measured, inTenths)}</td>
                <td className={styles.number}>{inTenths(row.estimated)}</td>
                <td className={styles.number}>
                  {orDash(row.attemptsPerSuccess, (value) => ONE_DIGIT.format(value))}
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
