import { ResultTableView } from '@web/features/workbench';
import { Button, IconButton } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { KeyRound, Link2, Table2, X } from 'lucide-react';
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
          {isKey && <VisuallyHidden> primary key</VisuallyHidden>}
          {isRequired && ' · required'}
          {references !== null && ` → ${references}`}
        </span>
      </span>
    </li>
  );
}

const Tables = observer(function Tables({ store }: { store: DatabaseStore }) {
  const { shown, rows } = store;
  if (store.tables.length === 0)
    return (
      <EmptyState title="No tables yet">
        This lesson’s database starts empty. Your script creates them.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.tables} aria-label="Tables">
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
              {kind === 'view' && <span className={styles.kind}>view</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <ul className={styles.columns} aria-label={`Columns of ${shown.name}`}>
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
    <aside className={styles.panel} aria-label="Database">
      <div className={styles.head}>
        <h2 className={styles.title}>Database</h2>
        <IconButton label="Close the database" icon={<X />} size="sm" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label="Tables and rows">
        {store.status === 'failed' ? (
          <EmptyState
            title="We couldn’t open the database"
            action={<Button onClick={() => void store.load()}>Try again</Button>}
          >
            Check your connection: SQL has to be downloaded once.
          </EmptyState>
        ) : store.status === 'ready' ? (
          <Tables store={store} />
        ) : (
          <Skeleton className={styles.wait} lines={6} label="Loading the database" />
        )}
      </section>
    </aside>
  );
});
