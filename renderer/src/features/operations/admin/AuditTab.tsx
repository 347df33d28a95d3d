import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@web/api';
import { useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { type AuditFilter, AuditFilters } from './AuditFilters';
import styles from './admin.module.css';
import { deedOf, factsOf } from './audit-texts';
import { PagedList } from './PagedList';
import { PagedListStore } from './paged-list.store';

/** What admins did, which nobody can change. */
export const AuditTab = observer(function AuditTab() {
  const { api } = useStores();
  const [filter, setFilter] = useState<AuditFilter>({});
  const list = useMemo(
    () =>
      new PagedListStore<AuditEntry>(async (after, signal) => {
        const query = { ...filter, after };
        const { entries, hasMore } = await api.call('listAudit', { query, signal });
        return { items: entries, hasMore };
      }),
    [api, filter],
  );
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <AuditFilters onSearch={setFilter} />
      <PagedList
        list={list}
        what={t`the log`}
        empty={isFiltered ? t`Nothing in the log matches` : t`Nothing has been done yet`}
      >
        {(entry) => (
          <Card as="li" key={entry.uuid}>
            <p className={styles.name}>{deedOf(entry)}</p>
            <ul className={styles.factList}>
              {factsOf(entry).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </>
  );
});
