import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ResultTableView } from '@web/features/solving/workbench';
import { Button, IconButton } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { KeyRound, Link2, Table2, X } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './DatabasePanel.module.css';
import type { DatabaseStore } from './database.store';
import type { TableColumn } from './schema';

function Column({ name, type, isKey, isRequired, references }: TableColumn) {
  return (
    <li className={styles.column}>
      <span className={styles.mark}>
        {isKey && <KeyRound aria-hidden="true" />}
        {!isKey && references !== null && <Link2 aria-hidden="true" />}
      </span>
      <span className={styles.fact}>
        <code className={styles.name}>{name}</code>
        <span className={styles.type}>
          {type.toLowerCase()}
          {isKey && (
            <VisuallyHidden>
              {' '}
              <Trans>primary key</Trans>
            </VisuallyHidden>
          )}
          {isRequired && ` · ${t`required`}`}
          {references !== null && ` → ${references}`}
        </span>
      </span>
    </li>
  );
}

const Tables = observer(function Tables({ store }: { store: DatabaseStore }) {
  const { shown, rows } = store;
  const tableName = shown?.name ?? '';
  if (store.tables.length === 0)
    return (
      <EmptyState title={t`No tables yet`}>
        <Trans>This lesson’s database starts empty. Your script creates them.</Trans>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.tables} aria-label={t`Tables`}>
        {store.tables.map(({ name, kind }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.table}
              aria-pressed={name === shown?.name}
              onClick={() => void store.show(name)}
            >
              <Table2 aria-hidden="true" />
              {name}
              {kind === 'view' && (
                <span className={styles.kind}>
                  <Trans>view</Trans>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <ul className={styles.columns} aria-label={t`Columns of ${tableName}`}>
            {shown.columns.map((column) => (
              <Column key={column.name} {...column} />
            ))}
          </ul>
          {rows ? (
            <ResultTableView table={rows} title={shown.name} />
          ) : (
            <Skeleton className={styles.wait} lines={4} />
          )}
        </>
      )}
    </>
  );
});

/** The tables that the learner's script finds, beside the editor. */
export const DatabasePanel = observer(function DatabasePanel({
  store,
  onClose,
}: {
  store: DatabaseStore;
  onClose: () => void;
}) {
  useEffect(() => void store.load(), [store]);
  return (
    <aside className={styles.panel} aria-label={t`Database`}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Database</Trans>
        </h2>
        <IconButton label={t`Close the database`} icon={<X />} size="sm" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={t`Tables and rows`}>
        {store.status === 'failed' ? (
          <EmptyState
            title={t`We couldn’t open the database`}
            action={
              <Button onClick={() => void store.load()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Check your connection: SQL has to be downloaded once.</Trans>
          </EmptyState>
        ) : store.status === 'ready' ? (
          <Tables store={store} />
        ) : (
          <Skeleton className={styles.wait} lines={6} label={t`Loading the database`} />
        )}
      </section>
    </aside>
  );
});
