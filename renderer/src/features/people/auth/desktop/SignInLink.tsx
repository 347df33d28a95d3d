import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { AskedLink, DesktopLinksStore } from './desktop-links.store';
import styles from './desktop-sign-in.module.css';

type SignInLinkProps = {
  store: DesktopLinksStore;
  link: Extract<AskedLink, { kind: 'sign-in' }>;
};

/** The link that answers this app's own sign-in. */
const Expected = observer(function Expected({ store, link }: SignInLinkProps) {
  const { platform } = useStores();
  // A key that was meant for something else must not confirm.
  const cancel = useRef<HTMLButtonElement>(null);
  const { host } = new URL(platform.publicOrigin);
  return (
    <Dialog
      open
      onClose={() => store.close()}
      size="sm"
      title={t`Finish signing in?`}
      description={t`You’ll be signed in at ${host}. Check that your browser shows the same code.`}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" onClick={() => store.close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" loading={store.isBusy} onClick={() => void store.confirmSignIn()}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      }
    >
      <code className={styles.code}>{link.code}</code>
      {store.error && (
        <p role="alert" className={styles.error}>
          {store.error}
        </p>
      )}
    </Dialog>
  );
});

/** A link that this app didn't ask for: old, or from somebody else. Its code is never used. */
const Unasked = observer(function Unasked({ store }: Pick<SignInLinkProps, 'store'>) {
  const { overlays, session } = useStores();
  const startAgain = () => {
    store.close();
    overlays.askToSignIn();
  };
  const isGuest = !session.isSignedIn;
  return (
    <Dialog
      open
      onClose={() => store.close()}
      size="sm"
      role="alertdialog"
      title={t`This sign-in didn’t start here`}
      description={
        isGuest
          ? t`A link wanted to sign you in, but this app isn’t waiting for one. It may be old, or lead to somebody else’s account, so we didn’t use it.`
          : t`A link wanted to sign you in, but this app isn’t waiting for one. We didn’t use it, and you’re still signed in as before.`
      }
      footer={
        <>
          <Button variant={isGuest ? 'ghost' : 'primary'} onClick={() => store.close()}>
            <Trans>Close</Trans>
          </Button>
          {isGuest && (
            <Button variant="primary" onClick={startAgain}>
              <Trans>Start again</Trans>
            </Button>
          )}
        </>
      }
    />
  );
});

/** Asks before a sign-in link does anything, or says why it does nothing. */
export const SignInLink = ({ store, link }: SignInLinkProps) =>
  link.isExpected ? <Expected store={store} link={link} /> : <Unasked store={store} />;
