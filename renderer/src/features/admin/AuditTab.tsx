import type { AuditEntry } from '@web/api';
import { useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './admin.module.css';
import { PagedList } from './PagedList';
import { PagedListStore } from './paged-list.store';
import { showTime } from './show-time';

const ACTIONS: Record<string, string> = {
  'make-admin': 'made somebody an admin',
  'remove-admin': 'removed an admin',
  'accept-report': 'accepted a report',
  'dismiss-report': 'dismissed a report',
  'reopen-report': 'reopened a report',
  'start-boss': 'started a boss fight',
  'add-outage': 'added an outage',
};

/** What it was done to, as a person would name it. */
function subjectOf({ subject, details }: AuditEntry): string {
  if (typeof details.endedAt === 'string') return `${showTime(subject)} until ${showTime(details.endedAt)}`;
  return typeof details.handle === 'string' ? details.handle : subject;
}

/** What admins did, which nobody can change. */
export const AuditTab = observer(function AuditTab() {
  const { api } = useStores();
  const [list] = useState(
    () =>
      new PagedListStore<AuditEntry>(async (after, signal) => {
        const { entries, hasMore } = await api.call('listAudit', { query: { after }, signal });
        return { items: entries, hasMore };
      }),
  );
  return (
    <PagedList list={list} what="the log" empty="Nothing has been done yet">
      {(entry) => (
        <Card as="li" key={entry.uuid}>
          <p className={styles.name}>
            {entry.handle ?? 'A command on the server'} {ACTIONS[entry.action] ?? entry.action}
          </p>
          <p className={styles.facts}>
            {subjectOf(entry)}. {showTime(entry.createdAt)}
          </p>
        </Card>
      )}
    </PagedList>
  );
});
