import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminAnnouncement } from '@web/api';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Card } from '@web/ui/Card';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../admin.module.css';
import { PagedList } from '../PagedList';
import { PagedListStore } from '../paged-list.store';
import { showTime } from '../show-time';
import { WriteAnnouncement } from './WriteAnnouncement';

/** Tells everybody something, and lists what was said before. */
export const AnnouncementsTab = observer(function AnnouncementsTab() {
  const { api } = useStores();
  const [list] = useState(
    () =>
      new PagedListStore<AdminAnnouncement>(async (after, signal) => {
        const query = { after };
        const { announcements, hasMore } = await api.call('listAnnouncements', { query, signal });
        return { items: announcements, hasMore };
      }),
  );
  return (
    <>
      <WriteAnnouncement onSent={() => void list.reload()} />
      <h2 className={styles.groupTitle}>
        <Trans>Earlier announcements</Trans>
      </h2>
      <PagedList list={list} what={t`the announcements`} empty={t`Nothing has been announced yet`}>
        {({ uuid, text, createdAt, isSent }) => (
          <Card as="li" key={uuid}>
            <p className={styles.facts}>
              {showTime(createdAt)}{' '}
              {!isSent && (
                <Badge tone="info">
                  <Trans>On its way</Trans>
                </Badge>
              )}
            </p>
            <p className={styles.text}>{text}</p>
          </Card>
        )}
      </PagedList>
    </>
  );
});
