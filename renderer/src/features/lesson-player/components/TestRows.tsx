import type { TestReport } from '@shared/grading';
import { cx, VisuallyHidden } from '@web/ui';
import { Check, EyeOff, X } from 'lucide-react';
import styles from './TestRows.module.css';

function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined || value === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  );
}

function Row({ row }: { row: TestReport }) {
  return (
    <li className={cx(styles.row, row.passed ? styles.passed : styles.failed)}>
      <p className={styles.call}>
        <span className={styles.mark}>
          {row.passed ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          <VisuallyHidden>{row.passed ? 'Passed:' : 'Failed:'}</VisuallyHidden>
        </span>
        <code>{row.call}</code>
      </p>
      <dl className={styles.facts}>
        <Fact name="Expected" value={row.expected} />
        <Fact name="Got" value={row.got} />
        <Fact name="Printed" value={row.stdout?.trimEnd()} />
      </dl>
    </li>
  );
}

export interface TestRowsProps {
  rows: readonly TestReport[];
  /** What to say of those that are not shown. */
  hiddenText: string;
}

/** Each test as it went: the call, what it should give, what it gave, what it printed. */
export function TestRows({ rows, hiddenText }: TestRowsProps) {
  return (
    <>
      <ol className={styles.rows} aria-label="Tests">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tests may be alike, and rows never move
          <Row key={index} row={row} />
        ))}
      </ol>
      {hiddenText && (
        <p className={styles.hidden}>
          <EyeOff aria-hidden="true" />
          {hiddenText}
        </p>
      )}
    </>
  );
}
