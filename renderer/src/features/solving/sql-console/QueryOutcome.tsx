import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { explainError } from '@shared/error-explanations';
import { ErrorNote, ResultTableView } from '@web/features/solving/workbench';
import { formatNumber } from '@web/i18n';
import { observer } from 'mobx-react-lite';
import styles from './sql-console.module.css';
import type { SqlConsoleStore } from './sql-console.store';

/** SQLite's own words are explained; the server's are plain already. */
function QueryError({ message }: { message: string }) {
  return explainError('sql', message) ? (
    <ErrorNote language="sql" message={message} text="" />
  ) : (
    <p className={styles.error}>{message}</p>
  );
}

/** The rows of the last query, or why there are none. */
export const QueryOutcome = observer(function QueryOutcome({ store }: { store: SqlConsoleStore }) {
  const { result, error, isCut } = store;
  const shown = formatNumber(result?.rows.length ?? 0);
  return (
    <section className={styles.outcome} aria-label={t`Result`} aria-busy={store.isRunning}>
      <div role="alert">{error !== null && <QueryError message={error} />}</div>
      {result && <ResultTableView table={result} title={t`Result`} />}
      {isCut && (
        <p className={styles.note}>
          <Trans>There are more: only the first {shown} rows are shown.</Trans>
        </p>
      )}
      {!result && error === null && (
        <p className={styles.note}>
          <Trans>Run the query to see its rows here, or pick a table to look into it.</Trans>
        </p>
      )}
    </section>
  );
});
