import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import styles from './GithubPane.module.css';
import type { GithubStore } from './github.store';

/** Which GitHub account is linked, and how to link one. */
export const AccountCard = observer(function AccountCard({ github }: { github: GithubStore }) {
  const { session, overlays } = useStores();
  const { lesson } = usePlayer();
  const { account, checks, pending, error } = github;
  if (!session.isProbablySignedIn) {
    const reason = 'Sign in, then link your GitHub account.';
    return (
      <div className={styles.account}>
        <p>This lesson looks at a repository of yours. Sign in and link your GitHub account to start.</p>
        <Button
          variant="primary"
          onClick={() => overlays.askToSignIn({ redirect: `/lessons/${lesson.uuid}`, reason })}
        >
          Sign in
        </Button>
      </div>
    );
  }
  if (checks.isWaiting) return <Skeleton height="4.5rem" label="Loading your GitHub account" />;
  if (checks.value === undefined) {
    return (
      <div className={styles.account} role="alert">
        <p>{checks.error?.message}</p>
        <Button onClick={() => void checks.reload()}>Try again</Button>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      {account ? (
        <p>
          Linked as{' '}
          <UiLink href={account.url} target="_blank">
            {account.login}
          </UiLink>
        </p>
      ) : (
        <p>
          Link your GitHub account so we can look at your repository. We only read what’s public, and you can
          unlink it any time.
        </p>
      )}
      {account ? (
        <Button variant="ghost" size="sm" loading={pending === 'unlink'} onClick={() => void github.unlink()}>
          Unlink
        </Button>
      ) : (
        <Button variant="primary" loading={pending === 'link'} onClick={() => void github.link()}>
          Link GitHub
        </Button>
      )}
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
});
