import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded } from '@web/features/site/page';
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

function runningText(fightEndsAt: string): string {
  const end = showTime(fightEndsAt);
  return t`A fight is running until ${end}. The next one can start after that.`;
}

/** Starts a fight of all learners against a boss, in addition to the scheduled ones. */
export const BossesTab = observer(function BossesTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('listBosses', { signal })));
  const [asked, setAsked] = useState<{ slug: string; name: string } | null>(null);
  const { isBusy, run } = useAction();
  const name = asked?.name ?? '';
  const start = (slug: string) =>
    run(async () => {
      await api.call('startBoss', { params: { slug } });
      setAsked(null);
      await state.reload();
    });
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="16rem" label={t`Loading the bosses`} />}
      what={t`the bosses`}
    >
      {({ bosses, fightEndsAt }) => (
        <>
          <p className={styles.facts}>
            {fightEndsAt === null ? t`No fight is running.` : runningText(fightEndsAt)}
          </p>
          <ul className={styles.list}>
            {bosses.map((boss) => (
              <Card as="li" key={boss.slug} className={styles.row}>
                <h2 className={styles.name}>{boss.name}</h2>
                <Button size="sm" disabled={fightEndsAt !== null} onClick={() => setAsked(boss)}>
                  <Trans>Start the fight</Trans>
                </Button>
              </Card>
            ))}
          </ul>
          <ConfirmDialog
            open={asked !== null}
            busy={isBusy}
            heading={t`Start the fight against ${name}?`}
            text={t`All learners are notified. It lasts seven days and can’t be stopped.`}
            confirmLabel={t({ message: 'Start', context: 'verb on a button' })}
            onConfirm={() => asked && void start(asked.slug)}
            onCancel={() => setAsked(null)}
          />
        </>
      )}
    </Loaded>
  );
});
