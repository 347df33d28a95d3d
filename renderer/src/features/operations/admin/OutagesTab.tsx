import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from './admin.module.css';
import { showTime } from './show-time';
import { useAction } from './useAction';

function periodText({ startedAt, endedAt }: { startedAt: string; endedAt: string }): string {
  const start = showTime(startedAt);
  const end = showTime(endedAt);
  return t`${start} until ${end}`;
}

function AddOutage({ onAdded }: { onAdded: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const [startedAt, setStartedAt] = useState('');
  const [endedAt, setEndedAt] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [from, to] = [startedAt, endedAt].map((local) => new Date(local).toISOString());
      await api.call('addOutage', { body: { startedAt: from!, endedAt: to! } });
      setStartedAt('');
      setEndedAt('');
      onAdded();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t({ message: 'From', context: 'a time of day' })}
        type="datetime-local"
        required
        value={startedAt}
        onChange={(event) => setStartedAt(event.target.value)}
      />
      <TextField
        label={t({ message: 'Until', context: 'a time of day' })}
        type="datetime-local"
        required
        value={endedAt}
        onChange={(event) => setEndedAt(event.target.value)}
      />
      <Button type="submit" loading={isBusy}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}

/** Times without the service, which break no streak. */
export const OutagesTab = observer(function OutagesTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('listOutages', { signal })));
  return (
    <>
      <p className={styles.facts}>
        <Trans>
          The server notices when it was down. Add what it can’t notice, such as a broken network: a day
          without the service doesn’t break a streak.
        </Trans>
      </p>
      <AddOutage onAdded={() => void state.reload()} />
      <Loaded
        state={state}
        skeleton={<Skeleton height="10rem" label={t`Loading the outages`} />}
        what={t`the outages`}
      >
        {({ outages }) =>
          outages.length === 0 ? (
            <EmptyState title={t`No outages so far`} />
          ) : (
            <ul className={styles.list}>
              {outages.map((outage) => (
                <Card as="li" key={outage.startedAt}>
                  {periodText(outage)}
                </Card>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
});
