import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { Card } from '@web/ui/Card';
import { FieldError } from '@web/ui/FieldError';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './ResetEmailScreen.module.css';

const TITLE = t`Confirm your email address`;

/**
 * /email/reset: opened from the link that was sent to a new address. It changes nothing by itself, because some inboxes open
 * every link that they get.
 */
export const ResetEmailScreen = observer(function ResetEmailScreen() {
  const { api, session, user } = useStores();
  const [query] = useSearchParams();
  const [resetToken] = useState(query.get('resetToken'));
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  usePageTitle(TITLE);
  // The token has no business in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      const reply = await api.call('resetEmail', { body: { resetToken: resetToken ?? '' } });
      setEmail(reply.email);
      if (session.isSignedIn) void user.reload();
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };
  const home = session.isProbablySignedIn
    ? { href: '/dashboard', label: t`Back to Dashboard` }
    : { href: '/login', label: t`Sign in` };

  return (
    <div className={styles.page}>
      <h1>{TITLE}</h1>
      <Card padding="lg">
        <div className={styles.inside}>
          {email !== null ? (
            <>
              <Boots mood="bootsthumb" size={96} />
              <p role="status">
                <Trans>
                  Done! Your address is <strong className={styles.address}>{email}</strong> now.
                </Trans>
              </p>
              <ButtonLink href={home.href} variant="primary">
                {home.label}
              </ButtonLink>
            </>
          ) : resetToken === null ? (
            <>
              <p>
                <Trans>
                  To change your email address, open your settings. We’ll send a link to the new one.
                </Trans>
              </p>
              <ButtonLink href="/dashboard?modal=settings" variant="primary">
                <Trans>Open settings</Trans>
              </ButtonLink>
            </>
          ) : (
            <>
              <p>
                <Trans>One click, and your sign-in links go to this address.</Trans>
              </p>
              <Button variant="primary" loading={isBusy} onClick={() => void confirm()}>
                <Trans>Use this address</Trans>
              </Button>
              {error && <FieldError>{error}</FieldError>}
            </>
          )}
        </div>
      </Card>
    </div>
  );
});
