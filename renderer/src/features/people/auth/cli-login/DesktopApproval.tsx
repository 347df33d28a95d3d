import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Avatar } from '@web/ui/Avatar';
import { Button, ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { copyText } from '@web/ui/copyText';
import { AppWindow, Copy, LinkIcon, RefreshCw } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CodeSkeleton } from './CodeSkeleton';
import styles from './cli-login.module.css';
import { DesktopLoginStore } from './desktop-login.store';
import { type DesktopRequest, desktopRequestIn } from './desktop-request';
import { useExpiry } from './useExpiry';

/** The page's heading in each step. */
export const DESKTOP_TITLES: Record<DesktopLoginStore['step'], string> = {
  asking: t`Sign in to the desktop app on this computer?`,
  creating: t`Sign in to the desktop app on this computer?`,
  sent: t`Finish in the app`,
  expired: t`This code has expired`,
};

/** Who signs in to the app: the learner may have several accounts. */
const Account = observer(function Account() {
  const { user } = useStores();
  if (!user.user) return <p role="alert">{user.state.error?.message}</p>;
  const name = `${user.user.firstName} ${user.user.lastName}`.trim();
  return (
    <div className={styles.account}>
      <Avatar name={name} src={user.user.profileImageUrl} size={40} decorative />
      <div>
        <strong>{name}</strong>
        <span className={styles.email}>{user.state.value?.email}</span>
      </div>
    </div>
  );
});

const Question = observer(function Question({ store }: { store: DesktopLoginStore }) {
  return (
    <>
      <Account />
      <p>
        <Trans>
          Only continue if you’ve just started this in the Emberforge app yourself. Nobody else should ask you
          to open this page.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" loading={store.step === 'creating'} onClick={() => void store.approve()}>
          <Trans>Sign in to the app</Trans>
        </Button>
        <ButtonLink variant="ghost" href="/dashboard">
          <Trans>Not now</Trans>
        </ButtonLink>
      </div>
    </>
  );
});

const Sent = observer(function Sent({ store }: { store: DesktopLoginStore }) {
  const { code, link } = store;
  return (
    <>
      <p role="status" className={styles.status}>
        <AppWindow aria-hidden="true" />
        <span>
          <Trans>The app is opening. Check that it shows this code, then click “Sign in” there.</Trans>
        </span>
      </p>
      <code className={styles.wholeCode} data-testid="desktop-code">
        {code}
      </code>
      <p className={styles.note}>
        <Trans>
          Nothing opened? Copy the link, and paste it in the app under “Paste a code”. It works once, and for
          10 minutes.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button icon={<AppWindow />} onClick={() => store.openApp()}>
          <Trans>Open the app again</Trans>
        </Button>
        <Button variant="ghost" icon={<Copy />} onClick={() => link && void copyText(link)}>
          <Trans>Copy link</Trans>
        </Button>
      </div>
    </>
  );
});

const Expired = observer(function Expired({ store }: { store: DesktopLoginStore }) {
  return (
    <>
      <p role="alert">
        <Trans>Codes work for 10 minutes. If the app is still waiting, send it a new one.</Trans>
      </p>
      <Button icon={<RefreshCw />} onClick={() => void store.approve()}>
        <Trans>Send a new code</Trans>
      </Button>
    </>
  );
});

/** The app has opened a page that lacks what it needs. */
const Incomplete = () => (
  <>
    <h1>{DESKTOP_TITLES.asking}</h1>
    <Card padding="lg">
      <div className={styles.inside}>
        <p role="alert" className={styles.status}>
          <LinkIcon aria-hidden="true" />
          <span>
            <Trans>This link is incomplete. Go back to the app, and start signing in there again.</Trans>
          </span>
        </p>
        <ButtonLink href="/cli/login">
          <Trans>Get a code to paste instead</Trans>
        </ButtonLink>
      </div>
    </Card>
  </>
);

const Approval = observer(function Approval({ request }: { request: DesktopRequest }) {
  const { api, user } = useStores();
  const [store] = useState(
    () => new DesktopLoginStore({ api, request, openLink: (link) => location.assign(link) }),
  );
  useExpiry(store.checkExpiry);
  useEffect(() => void user.load(), [user]);
  const { step, error } = store;
  return (
    <>
      <h1>{DESKTOP_TITLES[step]}</h1>
      {!user.user && user.state.isWaiting ? (
        <CodeSkeleton />
      ) : (
        <Card padding="lg">
          <div className={styles.inside}>
            {error && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
            {step === 'sent' && <Sent store={store} />}
            {step === 'expired' && <Expired store={store} />}
            {(step === 'asking' || step === 'creating') && <Question store={store} />}
          </div>
        </Card>
      )}
    </>
  );
});

/** Asks whether to sign in to the desktop app that has opened this page, and sends it a code. */
export function DesktopApproval({ query }: { query: URLSearchParams }) {
  const request = desktopRequestIn(query);
  return request ? <Approval request={request} /> : <Incomplete />;
}
