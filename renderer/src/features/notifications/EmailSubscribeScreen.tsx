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
    title: 'Unsubscribe from emails?',
    text: 'You won’t get reminders by email anymore. Sign-in links still arrive.',
    action: 'Unsubscribe',
  },
  off: {
    title: 'You’re unsubscribed',
    text: 'No more reminders by email. Changed your mind?',
    action: 'Subscribe again',
  },
  on: {
    title: 'You’re subscribed',
    text: 'We email you in the evening if your streak is about to end or quests are waiting, at most once a day.',
    action: 'Unsubscribe',
  },
};

/** Opened from the link in every email, also by those who aren't signed in. It never changes anything by itself. */
export const EmailSubscribeScreen = observer(function EmailSubscribeScreen() {
  usePageTitle('Email settings');
  const { api, session } = useStores();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const [state, setState] = useState<keyof typeof TEXTS>('asking');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  if (token === undefined && session.isProbablySignedIn && !session.isSignedIn)
    return <Skeleton height="14rem" label="Loading" />;
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
            {session.isSignedIn ? 'All notification settings' : 'Back to Emberforge'}
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
        <h1 className={styles.title}>Email settings</h1>
        <p className={styles.text}>
          To unsubscribe, open the link at the bottom of any of our emails. Or sign in and choose what you
          get.
        </p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => overlays.askToSignIn()}>
            Sign in
          </Button>
        </div>
      </Card>
    </div>
  );
}
