import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const { lesson, path } = usePlayer();
  const { account, checks, pending, error } = github;
  const login = account?.login;
  if (lesson.missing)
    return (
      <div className={styles.account}>
        <p>
          <Trans>
            You can’t do this lesson here yet, because this server isn’t connected to GitHub. It counts
            neither toward finishing the course nor for your certificate, and it opens as soon as the host
            connects GitHub.
          </Trans>
        </p>
      </div>
    );
  if (!session.isProbablySignedIn) {
    const reason = t`Sign in, then link your GitHub account.`;
    return (
      <div className={styles.account}>
        <p>
          <Trans>
            This lesson looks at a repository of yours. Sign in and link your GitHub account to start.
          </Trans>
        </p>
        <Button variant="primary" onClick={() => overlays.askToSignIn({ redirect: path, reason })}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    );
  }
  if (checks.isWaiting) return <Skeleton height="4.5rem" label={t`Loading your GitHub account`} />;
  if (checks.value === undefined) {
    return (
      <div className={styles.account} role="alert">
        <p>{checks.error?.message}</p>
        <Button onClick={() => void checks.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      {account ? (
        <p>
          <Trans>
            Linked as{' '}
            <UiLink href={account.url} target="_blank">
              {login}
            </UiLink>
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Link your GitHub account so we can look at your repository. We only read what’s public, and you
            can unlink it any time.
          </Trans>
        </p>
      )}
      {account ? (
        <Button variant="ghost" size="sm" loading={pending === 'unlink'} onClick={() => void github.unlink()}>
          <Trans>Unlink</Trans>
        </Button>
      ) : (
        <Button variant="primary" loading={pending === 'link'} onClick={() => void github.link()}>
          <Trans>Link GitHub</Trans>
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
