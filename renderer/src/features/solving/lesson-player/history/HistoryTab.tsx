import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { RefreshCw } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import { HistoryRow } from './HistoryRow';
import styles from './HistoryTab.module.css';

/** The learner's submissions and the earlier versions of their work, to compare and to restore. */
export const HistoryTab = observer(function HistoryTab() {
  const { history } = usePlayer();
  const { session } = useStores();
  if (!session.isProbablySignedIn) return <SignInFirst />;
  const { value, error } = history.newest;
  if (!value && error) {
    return (
      <EmptyState
        title={t`We couldn’t load your history`}
        className={styles.empty}
        action={
          <Button icon={<RefreshCw />} onClick={() => history.open()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  }
  if (!value) {
    return (
      <div className={styles.tab}>
        <Skeleton lines={6} label={t`Loading your history`} />
      </div>
    );
  }
  if (history.entries.length === 0) {
    return (
      <EmptyState title={t`No attempts yet`} className={styles.empty}>
        <Trans>
          Each time you submit, your answer and its result show up here, so you can go back to any of them.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>
        <Trans>History</Trans>
      </h2>
      <ol className={styles.list} aria-label={t`Your attempts, newest first`}>
        {history.entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <More />
    </div>
  );
});

const More = observer(function More() {
  const { history } = usePlayer();
  if (!history.hasMore) return null;
  return (
    <div className={styles.more}>
      {history.page.error && <p role="alert">{history.page.error.message}</p>}
      <Button loading={history.page.status === 'loading'} onClick={() => history.loadMore()}>
        <Trans>Show older attempts</Trans>
      </Button>
    </div>
  );
});

function SignInFirst() {
  const { overlays } = useStores();
  const { path, work } = usePlayer();
  const { keptText } = work;
  const reason = t`Sign in to keep a history of your attempts. ${keptText}`;
  return (
    <EmptyState
      title={t`Sign in to keep your history`}
      className={styles.empty}
      action={
        <Button onClick={() => overlays.askToSignIn({ redirect: path, reason })}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>With an account, every attempt is saved here, and your work is on all your devices.</Trans>
    </EmptyState>
  );
}
