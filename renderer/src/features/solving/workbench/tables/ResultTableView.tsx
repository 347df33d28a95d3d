import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '@web/i18n';
import { Button } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Copy } from '@web/ui/icons';
import { memo, useId } from 'react';
import styles from './ResultTableView.module.css';
import type { ResultTable } from './result-tables';
import { toCsv } from './to-csv';

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Columns of numbers are aligned to the right. */
const areNumbers = ({ columns, rows }: ResultTable): boolean[] =>
  columns.map((_, at) => {
    const cells = rows.map((row) => row[at]).filter((cell) => cell != null);
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
  });

/** How many rows there are, and whether all of them are shown. */
export function countText({ rows, count }: ResultTable): string {
  if (count === 0) return t`No rows`;
  if (count > rows.length) {
    const [shown, total] = [formatNumber(rows.length), formatNumber(count)];
    return t`First ${shown} of ${total} rows`;
  }
  return plural(count, { one: '# row', other: '# rows' });
}

/** The rows alone. They scroll sideways by themselves. */
export function RowsTable({ table, label }: { table: ResultTable; label: string }) {
  const { columns, rows } = table;
  const numeric = areNumbers(table);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
              <th key={at} scope="col" data-number={numeric[at] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={line}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} data-number={numeric[at] || undefined}>
                  {cell === null ? <span className={styles.null}>NULL</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface ResultTableViewProps {
  table: ResultTable;
  /** Names the table, for example "Result 2". */
  title: string;
}

/** A result set: it scrolls sideways by itself, and can be copied as CSV. */
export const ResultTableView = memo(function ResultTableView({ table, title }: ResultTableViewProps) {
  const id = useId();
  const { rows } = table;
  return (
    <section className={styles.result} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title} <span className={styles.count}>{countText(table)}</span>
        </h3>
        {rows.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Copy />}
            aria-label={t`Copy ${title} as CSV`}
            onClick={() => void copyText(toCsv(table))}
          >
            CSV
          </Button>
        )}
      </div>
      <RowsTable table={table} label={t`${title}: rows`} />
    </section>
  );
});
