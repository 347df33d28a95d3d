import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { Card } from '@web/ui/Card';
import { Spinner } from '@web/ui/Spinner';
import { toasts } from '@web/ui/toasts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { finishGithubLogin, GithubLoginFailed } from './github-login';
import styles from './LoginScreen.module.css';

const TITLE = t`Signing you in`;

/** /github-sync/login: where GitHub sends the browser back to after a sign-in. */
export function GithubLoginScreen() {
  const stores = useStores();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [arrival] = useState({
    code: query.get('code'),
    state: query.get('state'),
    error: query.get('error'),
  });
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle(problem === null ? TITLE : t`Sign in with GitHub`);

  useEffect(() => {
    // The code has no business in the history.
    history.replaceState(history.state, '', location.pathname);
    let left = false;
    finishGithubLogin(stores, arrival).then(
      (to) => !left && void navigate(to, { replace: true }),
      (error: unknown) => {
        if (left) return;
        const text = error instanceof GithubLoginFailed ? error.message : errorText(error);
        setProblem(text);
        toasts.error(text, { id: 'sign-in-failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [stores, navigate, arrival]);

  if (problem === null) {
    return (
      <div className={styles.wait}>
        <h1 className={styles.waitTitle}>{TITLE}</h1>
        <Spinner size={32} label={TITLE} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Sign in with GitHub</Trans>
      </h1>
      <Card padding="lg">
        <div className={styles.outcome}>
          <Boots mood="bootssad" size={96} />
          <p>{problem}</p>
          <ButtonLink href="/login" variant="primary">
            <Trans>Back to sign-in</Trans>
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
