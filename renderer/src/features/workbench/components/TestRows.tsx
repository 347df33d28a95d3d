import { cx } from '@web/ui/cx';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { Check, Circle, EyeOff, X } from 'lucide-react';
import styles from './TestRows.module.css';

/** One test, before it was run (`passed` null) or with its result. */
export interface TestRow {
  call?: string;
  expected?: string;
  got?: string;
  /** The failure message of the test file's own framework. */
  message?: string;
  stdout?: string;
  passed: boolean | null;
}

const MARKS = {
  passed: { Icon: Check, text: 'Passed:' },
  failed: { Icon: X, text: 'Failed:' },
  waiting: { Icon: Circle, text: 'Not run yet:' },
} as const;

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

function Row({ row }: { row: TestRow }) {
  const state = row.passed === null ? 'waiting' : row.passed ? 'passed' : 'failed';
  const { Icon, text } = MARKS[state];
  return (
    <li className={cx(styles.row, styles[state])}>
      <p className={styles.call}>
        <span className={styles.mark}>
          <Icon aria-hidden="true" />
          <VisuallyHidden>{text}</VisuallyHidden>
        </span>
        <code>{row.call}</code>
      </p>
      {row.message && <pre className={styles.message}>{row.message.trimEnd()}</pre>}
      <dl className={styles.facts}>
        <Fact name="Expected" value={row.expected} />
        <Fact name="Got" value={row.got} />
        <Fact name="Printed" value={row.stdout?.trimEnd()} />
      </dl>
    </li>
  );
}

export interface TestRowsProps {
  rows: readonly TestRow[];
  /** The note about hidden tests. */
  hiddenText: string;
}

/** Each test with its result: the call, what was expected, what it returned, what it printed. */
export function TestRows({ rows, hiddenText }: TestRowsProps) {
  return (
    <>
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label="Tests">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tests can be identical, and rows never move
            <Row key={index} row={row} />
          ))}
        </ol>
      )}
      {hiddenText && (
        <p className={styles.hidden}>
          <EyeOff aria-hidden="true" size={18} />
          {hiddenText}
        </p>
      )}
    </>
  );
}
