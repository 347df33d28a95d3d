import { Loaded } from '@web/features/page';
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
        label="From"
        type="datetime-local"
        required
        value={startedAt}
        onChange={(event) => setStartedAt(event.target.value)}
      />
      <TextField
        label="Until"
        type="datetime-local"
        required
        value={endedAt}
        onChange={(event) => setEndedAt(event.target.value)}
      />
      <Button type="submit" loading={isBusy}>
        Add
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
        The server notices when it was down. Add what it can’t notice, such as a broken network: a day without
        the service doesn’t break a streak.
      </p>
      <AddOutage onAdded={() => void state.reload()} />
      <Loaded
        state={state}
        skeleton={<Skeleton height="10rem" label="Loading the outages" />}
        what="the outages"
      >
        {({ outages }) =>
          outages.length === 0 ? (
            <EmptyState title="No outages so far" />
          ) : (
            <ul className={styles.list}>
              {outages.map((outage) => (
                <Card as="li" key={outage.startedAt}>
                  {showTime(outage.startedAt)} until {showTime(outage.endedAt)}
                </Card>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
});
