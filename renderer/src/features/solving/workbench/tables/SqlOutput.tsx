import { t } from '@lingui/core/macro';
import { observer } from 'mobx-react-lite';
import styles from '../components/OutputText.module.css';
import type { OutputLog } from '../output-log';
import { ResultTableView } from './ResultTableView';
import { readSqlOutput } from './result-tables';

/** What an SQL script printed: its result sets as tables, in their order. Errors are shown elsewhere. */
export const SqlOutput = observer(function SqlOutput({ log }: { log: OutputLog }) {
  const printed = log.blocks.filter(({ stream }) => stream === 'stdout').map(({ text }) => text);
  const parts = readSqlOutput(printed.join(''));
  const total = parts.filter(({ kind }) => kind === 'table').length;
  let number = 0;
  return parts.map((part, at) => {
    if (part.kind === 'table') number += 1;
    return part.kind === 'table' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of an output never move
      <ResultTableView key={at} table={part.table} title={total > 1 ? t`Result ${number}` : t`Result`} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <pre key={at} className={`${styles.output} ${styles.unwrapped}`}>
        {part.text}
      </pre>
    );
  });
});
