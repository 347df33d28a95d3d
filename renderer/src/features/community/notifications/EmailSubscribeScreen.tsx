import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { FieldError } from '@web/ui/FieldError';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './EmailSubscribeScreen.module.css';

type State = 'on' | 'off' | 'unsubscribed';

const TEXTS: Record<State, { title: string; text: string; action: string }> = {
  on: {
    title: t`You’re subscribed`,
    text: t`We email you in the evening if your streak is about to end or quests are waiting, at most once a day.`,
    action: t`Unsubscribe`,
  },
  off: {
    title: t`You’re not subscribed`,
    text: t`You don’t get reminders by email. Sign-in links still arrive.`,
    action: t`Subscribe`,
  },
  unsubscribed: {
    title: t`You’re unsubscribed`,
    text: t`No more reminders by email. Changed your mind?`,
    action: t`Subscribe again`,
  },
};

/** The state in force, and its change. */
const Subscription = observer(function Subscription({
  initial,
  token,
}: {
  initial: State;
  token: string | undefined;
}) {
  const { api, session } = useStores();
  const [state, setState] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { title, text, action } = TEXTS[state];
  const change = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = { isSubscribed: state !== 'on', ...(token === undefined ? {} : { token }) };
      const { isSubscribed } = await api.call('subscribeToEmail', { body });
      setState(isSubscribed ? 'on' : 'unsubscribed');
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
            variant={state === 'unsubscribed' ? 'secondary' : 'primary'}
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

/** Opened from the link in every email, also by those who aren't signed in. It never changes anything by itself. */
export const EmailSubscribeScreen = observer(function EmailSubscribeScreen() {
  usePageTitle(t`Email settings`);
  const { api, session } = useStores();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const state = useMemo(
    () =>
      new AsyncState((signal) =>
        api.call('getEmailSubscription', { query: token === undefined ? {} : { token }, signal }),
      ),
    [api, token],
  );
  const skeleton = <Skeleton height="14rem" label={t`Loading`} />;
  if (token === undefined && session.isProbablySignedIn && !session.isSignedIn) return skeleton;
  if (token === undefined && !session.isSignedIn) return <NoToken />;
  return (
    <Loaded state={state} skeleton={skeleton} what={t`your email settings`}>
      {({ isSubscribed }) => <Subscription initial={isSubscribed ? 'on' : 'off'} token={token} />}
    </Loaded>
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
