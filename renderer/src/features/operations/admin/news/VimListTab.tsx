import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { toCsv } from '@shared/rules/to-csv';
import type { VimListEntry } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { Download } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../admin.module.css';
import { saveFile } from '../download';
import { showTime } from '../show-time';

/** How many more are shown at a time. */
const STEP = 50;

/** One address per line, as `npm run vim-list` prints them. */
const saveText = (entries: readonly VimListEntry[]) =>
  saveFile('vim-list.txt', 'text/plain', entries.map(({ email }) => `${email}\n`).join(''));

function saveCsv(entries: readonly VimListEntry[]): void {
  const rows = entries.map(({ email, joinedAt, handle }) => [email, joinedAt, handle ?? '']);
  saveFile('vim-list.csv', 'text/csv', toCsv([['email', 'joined', 'handle'], ...rows]));
}

function Entries({ entries }: { entries: readonly VimListEntry[] }) {
  const [shown, setShown] = useState(STEP);
  if (entries.length === 0) return <EmptyState title={t`Nobody has asked for a course on Vim yet`} />;
  const people = plural(entries.length, { one: '# person', other: '# people' });
  return (
    <>
      <div className={styles.row}>
        <p className={styles.facts}>
          <Trans>{people} on the list, in the order of joining.</Trans>
        </p>
        <div className={styles.actions}>
          <Button size="sm" icon={<Download />} onClick={() => saveText(entries)}>
            <Trans>Download as text</Trans>
          </Button>
          <Button size="sm" icon={<Download />} onClick={() => saveCsv(entries)}>
            <Trans>Download as CSV</Trans>
          </Button>
        </div>
      </div>
      <ul className={styles.list}>
        {entries.slice(0, shown).map(({ email, joinedAt, handle }) => (
          <Card as="li" key={email}>
            <p className={styles.name}>{email}</p>
            <ul className={styles.factList}>
              <li>{handle ?? t`A guest`}</li>
              <li>{showTime(joinedAt)}</li>
            </ul>
          </Card>
        ))}
      </ul>
      {entries.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

/** Who asked for a Vim course. */
export const VimListTab = observer(function VimListTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('listVimList', { signal })));
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="16rem" label={t`Loading the Vim list`} />}
      what={t`the Vim list`}
    >
      {({ entries }) => <Entries entries={entries} />}
    </Loaded>
  );
});
