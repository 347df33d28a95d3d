import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { COURSE_TABLES } from '@shared/rules/course-database';
import { Button } from '@web/ui/Button';
import { Table2 } from '@web/ui/icons';
import styles from './sql-console.module.css';

/** The tables and their columns; each shows its first rows. */
export function TableList({ onShow }: { onShow: (table: string) => void }) {
  return (
    <aside aria-labelledby="tables">
      <h2 id="tables" className={styles.heading}>
        <Trans>Tables</Trans>
      </h2>
      <ul className={styles.tables}>
        {COURSE_TABLES.map(({ name, columns }) => (
          <li key={name}>
            <Button
              size="sm"
              icon={<Table2 />}
              aria-label={t`Show the table ${name}`}
              onClick={() => onShow(name)}
            >
              <code>{name}</code>
            </Button>
            <p className={styles.columns}>
              <code>{columns.join(', ')}</code>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
