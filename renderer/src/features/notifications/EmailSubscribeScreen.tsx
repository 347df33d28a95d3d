import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { FieldError } from '@web/ui/FieldError';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './EmailSubscribeScreen.module.css';

const TEXTS = {
  asking: {
    title: t`Unsubscribe from emails?`,
    text: t`You won’t get reminders by email anymore. Sign-in links still arrive.`,
    action: t`Unsubscribe`,
  },
  off: {
    title: t`You’re unsubscribed`,
    text: t`No more reminders by email. Changed your mind?`,
    action: t`Subscribe again`,
  },
  on: {
    title: t`You’re subscribed`,
    text: t`We email you in the evening if your streak is about to end or quests are waiting, at most once a day.`,
    action: t`Unsubscribe`,
  },
};

/** Opened from the link in every email, also by those who aren't signed in. It never changes anything by itself. */
export const EmailSubscribeScreen = observer(function EmailSubscribeScreen() {
  usePageTitle(t`Email settings`);
  const { api, session } = useStores();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const [state, setState] = useState<keyof typeof TEXTS>('asking');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  if (token === undefined && session.isProbablySignedIn && !session.isSignedIn)
    return <Skeleton height="14rem" label={t`Loading`} />;
  if (token === undefined && !session.isSignedIn) return <NoToken />;

  const { title, text, action } = TEXTS[state];
  const change = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = { isSubscribed: state === 'off', ...(token === undefined ? {} : { token }) };
      const { isSubscribed } = await api.call('subscribeToEmail', { body });
      setState(isSubscribed ? 'on' : 'off');
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };
  return (
    <div className={styles.screen}>
      <Card padding="lg">
        <h1 className={styles.title} aria-live="polite">
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button
            variant={state === 'asking' ? 'primary' : 'secondary'}
            loading={isBusy}
            onClick={() => void change()}
          >
            {action}
          </Button>
          <UiLink href={session.isSignedIn ? '/dashboard?modal=settings' : '/'}>
            {session.isSignedIn ? t`All notification settings` : t`Back to Emberforge`}
          </UiLink>
        </div>
        {error && <FieldError>{error}</FieldError>}
      </Card>
    </div>
  );
});

function NoToken() {
  const { overlays } = useStores();
  return (
    <div className={styles.screen}>
      <Card padding="lg">
        <h1 className={styles.title}>
          <Trans>Email settings</Trans>
        </h1>
        <p className={styles.text}>
          <Trans>
            To unsubscribe, open the link at the bottom of any of our emails. Or sign in and choose what you
            get.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => overlays.askToSignIn()}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </Card>
    </div>
  );
}
