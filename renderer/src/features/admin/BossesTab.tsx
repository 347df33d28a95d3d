import { Loaded } from '@web/features/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './admin.module.css';
import { showTime } from './show-time';
import { useAction } from './useAction';

/** Starts a fight of all learners against a boss, besides the scheduled ones. */
export const BossesTab = observer(function BossesTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('listBosses', { signal })));
  const [asked, setAsked] = useState<{ slug: string; name: string } | null>(null);
  const { isBusy, run } = useAction();
  const start = (slug: string) =>
    run(async () => {
      await api.call('startBoss', { params: { slug } });
      setAsked(null);
      await state.reload();
    });
  return (
    <Loaded state={state} skeleton={<Skeleton height="16rem" label="Loading the bosses" />} what="the bosses">
      {({ bosses, fightEndsAt }) => (
        <>
          <p className={styles.facts}>
            {fightEndsAt === null
              ? 'No fight is running.'
              : `A fight is running until ${showTime(fightEndsAt)}. The next one can start after that.`}
          </p>
          <ul className={styles.list}>
            {bosses.map((boss) => (
              <Card as="li" key={boss.slug} className={styles.row}>
                <h2 className={styles.name}>{boss.name}</h2>
                <Button size="sm" disabled={fightEndsAt !== null} onClick={() => setAsked(boss)}>
                  Start the fight
                </Button>
              </Card>
            ))}
          </ul>
          <ConfirmDialog
            open={asked !== null}
            busy={isBusy}
            heading={`Start the fight against ${asked?.name ?? ''}?`}
            text="All learners are notified. It lasts seven days and can’t be stopped."
            confirmLabel="Start"
            onConfirm={() => asked && void start(asked.slug)}
            onCancel={() => setAsked(null)}
          />
        </>
      )}
    </Loaded>
  );
});
