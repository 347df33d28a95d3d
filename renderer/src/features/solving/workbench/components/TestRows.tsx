import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Mismatch } from '@shared/grading';
import type { Language } from '@shared/runner/languages';
import { inOwnLanguage } from '@web/i18n';
import { CodeBlock } from '@web/ui/CodeBlock';
import { cx } from '@web/ui/cx';
import { DiffView } from '@web/ui/DiffView';
import { Check, Circle, EyeOff, X } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { countText, RowsTable } from '../tables/ResultTableView';
import { readSqlOutput } from '../tables/result-tables';
import styles from './TestRows.module.css';

/** One test, before it was run (`passed` null) or with its result. Where words of ours are in it, their reference is beside them. */
export interface TestRow {
  /** The call, or the name of a test in a file. */
  call?: string;
  expected?: string;
  expectedText?: string;
  got?: string;
  gotText?: string;
  stdout?: string;
  /** What the call should print, if the test is about that. */
  expectedStdout?: string | null;
  mismatch?: Mismatch | null;
  /** Why a test in a file failed, as a sentence. */
  reason?: string;
  reasonText?: string;
  /** The code of a test in a file. */
  source?: string | null;
  passed: boolean | null;
}

const MARKS = {
  passed: { Icon: Check, text: t`Passed:` },
  failed: { Icon: X, text: t`Failed:` },
  waiting: { Icon: Circle, text: t`Not run yet:` },
} as const;

/** What the second value is, by what was wrong. */
const GOT: Partial<Record<Mismatch, string>> = { returned: t`Returned`, raised: t`Error` };

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

/** A value that may be a result set of SQL. */
function RowsFact({ name, value, language }: { name: string; value: string; language: Language }) {
  const [part, ...rest] = language === 'sql' ? readSqlOutput(value) : [];
  if (part?.kind !== 'table' || rest.length > 0) return <Fact name={name} value={value} />;
  return (
    <>
      <dt>{name}</dt>
      <dd className={styles.resultRows}>
        <RowsTable table={part.table} label={t`${name}: rows`} />
        <span className={styles.quiet}>{countText(part.table)}</span>
      </dd>
    </>
  );
}

const gotOf = ({ got = '', gotText }: TestRow): string => inOwnLanguage(got, gotText);

/** A call: what it should do, and what it did. */
function CallFacts({ row }: { row: TestRow }) {
  const { mismatch, expectedStdout, stdout = '' } = row;
  const printed = stdout.trimEnd();
  if (mismatch === 'not-run') return <p className={styles.message}>{gotOf(row)}</p>;
  if (mismatch === 'printed' && expectedStdout != null)
    return (
      <div className={styles.block}>
        <DiffView expected={expectedStdout} got={printed} gotLabel={t`You printed`} folded />
        {printed === '' && (
          <p className={styles.quiet}>
            <Trans>Nothing was printed.</Trans>
          </p>
        )}
      </div>
    );
  return (
    <dl className={styles.facts}>
      <Fact name={t`Expected`} value={inOwnLanguage(row.expected ?? '', row.expectedText)} />
      {row.passed !== null && row.got !== row.expected && (
        <Fact name={(mismatch && GOT[mismatch]) || t`Got`} value={gotOf(row)} />
      )}
      <Fact name={t`Printed`} value={printed} />
    </dl>
  );
}

interface RowProps {
  row: TestRow;
  language: Language;
  action?: (row: TestRow) => ReactNode;
}

/** A test in a file: why it failed, and its code. Values with several lines, such as tables, come with their labels. */
function FileTestFacts({ row, language }: Omit<RowProps, 'action'>) {
  const { reason, reasonText, got = '', expected = '', source } = row;
  const isLong = expected.includes('\n') || got.includes('\n');
  return (
    <>
      <p className={styles.message}>{reason ? inOwnLanguage(reason, reasonText) : gotOf(row).trimEnd()}</p>
      {reason && isLong && (
        <dl className={styles.facts}>
          <RowsFact name={t`Expected`} value={expected} language={language} />
          <RowsFact name={t`Got`} value={got} language={language} />
        </dl>
      )}
      {source && (
        <div className={styles.block}>
          <CodeBlock code={source} language={language} />
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name={t`Printed`} value={row.stdout?.trimEnd()} />
      </dl>
    </>
  );
}

function Row({ row, language, action }: RowProps) {
  const state = row.passed === null ? 'waiting' : row.passed ? 'passed' : 'failed';
  const { Icon, text } = MARKS[state];
  const isFileTest = row.source != null || row.mismatch === 'asserted';
  return (
    <li className={cx(styles.row, styles[state])}>
      <p className={styles.call}>
        <span className={styles.mark}>
          <Icon aria-hidden="true" />
          <VisuallyHidden>{text}</VisuallyHidden>
        </span>
        <code>{row.call}</code>
        {row.passed === false && row.mismatch !== 'not-run' && action && (
          <span className={styles.action}>{action(row)}</span>
        )}
      </p>
      {isFileTest ? <FileTestFacts row={row} language={language} /> : <CallFacts row={row} />}
    </li>
  );
}

export interface TestRowsProps {
  language: Language;
  rows: readonly TestRow[];
  /** The note about hidden tests. */
  hiddenText: string;
  /** Beside a test that failed: what to do about it. */
  action?: (row: TestRow) => ReactNode;
}

/** Each test with its result, those that failed first: what was expected, what was returned, raised and printed. */
export function TestRows({ language, rows, hiddenText, action }: TestRowsProps) {
  const ordered = [
    ...rows.filter(({ passed }) => passed === false),
    ...rows.filter(({ passed }) => passed !== false),
  ];
  return (
    <>
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label={t`Tests`}>
          {ordered.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tests can be identical, and rows never move
            <Row key={index} row={row} language={language} action={action} />
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
