import { appPath } from '@shared/app-path';
import { RequireSignIn } from '@web/features/auth';
import { usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { Card } from '@web/ui/Card';
import { Spinner } from '@web/ui/Spinner';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './GithubSyncScreen.module.css';
import { GithubSyncStore } from './github-sync.store';
import { returnPath } from './link-github';

const TITLE = 'Link GitHub';

const Linking = () => (
  <p className={styles.waiting} role="status">
    <Spinner /> Linking your GitHub account…
  </p>
);

const Outcome = observer(function Outcome() {
  const { api, platform } = useStores();
  const [query] = useSearchParams();
  const [store] = useState(
    () =>
      new GithubSyncStore(api, {
        code: query.get('code'),
        state: query.get('state'),
        error: query.get('error'),
      }),
  );
  useEffect(() => {
    // The code has no business in the history.
    history.replaceState(history.state, '', location.pathname);
    void store.start();
  }, [store]);
  const { login, error } = store;
  const back = appPath(returnPath(platform));
  if (login === null && error === null) return <Linking />;
  return (
    <div className={styles.outcome}>
      <Boots mood={login === null ? 'bootssad' : 'bootsthumb'} size={96} />
      {login === null ? (
        <p role="alert">{error}</p>
      ) : (
        <p role="status">
          You’re linked as <strong>{login}</strong>. Lessons can now check your public repositories.
        </p>
      )}
      <ButtonLink href={back ?? '/dashboard'} variant="primary">
        {back ? 'Back to your lesson' : 'Back to Dashboard'}
      </ButtonLink>
    </div>
  );
});

/** /github-sync: where GitHub sends the browser back to. */
export const GithubSyncScreen = observer(function GithubSyncScreen() {
  usePageTitle(TITLE);
  return (
    <div className={styles.page}>
      <h1>{TITLE}</h1>
      <Card padding="lg">
        <RequireSignIn skeleton={<Linking />} reason="Sign in first, then we’ll link your GitHub account.">
          <Outcome />
        </RequireSignIn>
      </Card>
    </div>
  );
});
