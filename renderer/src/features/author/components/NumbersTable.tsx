import type { LessonNumbers } from '@shared/content/author';
import { medianInWords, percentOf } from '@shared/content/insight-words';
import { UiLink } from '@web/ui/UiLink';
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
          <th scope="col">Lesson</th>
          <th scope="col">Learners</th>
          <th scope="col">Solved</th>
          <th scope="col">Gave up</th>
          <th scope="col" className={styles.extra}>
            First try
          </th>
          <th scope="col" className={styles.extra}>
            Median time
          </th>
          <th scope="col" className={styles.extra}>
            Attempts
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, numbers }) => (
          <tr key={numbers.uuid}>
            <th scope="row">
              <UiLink href={`/author/insights/${numbers.uuid}`}>{title}</UiLink>
            </th>
            <td>{numbers.started}</td>
            <td>{percentOf(numbers.finished, numbers.started)}</td>
            <td
              data-tone={
                numbers.left >= MANY_LEFT * numbers.started && numbers.left > 0 ? 'danger' : undefined
              }
            >
              {percentOf(numbers.left, numbers.started)}
            </td>
            <td className={styles.extra}>{percentOf(numbers.firstTry, numbers.started)}</td>
            <td className={styles.extra}>{medianInWords(numbers)}</td>
            <td className={styles.extra}>{numbers.attempts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
