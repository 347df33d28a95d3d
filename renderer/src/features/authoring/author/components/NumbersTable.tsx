import { Trans } from '@lingui/react/macro';
import type { LessonNumbers } from '@shared/content/author';
import { formatNumber } from '@web/i18n';
import { UiLink } from '@web/ui/UiLink';
import { medianText, percentText } from '../numbers-texts';
import styles from './NumbersTable.module.css';

export interface NumbersTableProps {
  /** What the table is about, for screen readers. */
  label: string;
  rows: readonly { title: string; numbers: LessonNumbers }[];
}

/** A share from which on a lesson deserves a look. */
const MANY_LEFT = 0.15;

/** How lessons go, one row each. A narrow window keeps what tells most. */
export function NumbersTable({ label, rows }: NumbersTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Lesson</Trans>
          </th>
          <th scope="col">
            <Trans>Learners</Trans>
          </th>
          <th scope="col">
            <Trans>Solved</Trans>
          </th>
          <th scope="col">
            <Trans>Gave up</Trans>
          </th>
          <th scope="col" className={styles.extra}>
            <Trans>First try</Trans>
          </th>
          <th scope="col" className={styles.extra}>
            <Trans>Median time</Trans>
          </th>
          <th scope="col" className={styles.extra}>
            <Trans>Attempts</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, numbers }) => (
          <tr key={numbers.uuid}>
            <th scope="row">
              <UiLink href={`/author/insights/${numbers.uuid}`}>{title}</UiLink>
            </th>
            <td>{formatNumber(numbers.started)}</td>
            <td>{percentText(numbers.finished, numbers.started)}</td>
            <td
              data-tone={
                numbers.left >= MANY_LEFT * numbers.started && numbers.left > 0 ? 'danger' : undefined
              }
            >
              {percentText(numbers.left, numbers.started)}
            </td>
            <td className={styles.extra}>{percentText(numbers.firstTry, numbers.started)}</td>
            <td className={styles.extra}>{medianText(numbers)}</td>
            <td className={styles.extra}>{formatNumber(numbers.attempts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
