import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { KeyRound } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasPasskeys } from '../passkeys/passkeys';
import { usePasskeyAutofill } from '../passkeys/usePasskeyAutofill';
import { GoogleButton } from './GoogleButton';
import styles from './ProviderButtons.module.css';
import { GithubLogo } from './provider-logos';
import { ProviderSignInStore } from './provider-sign-in.store';

export interface ProviderButtonsProps {
  /** The page to open after the sign-in. */
  redirect: string | undefined;
  /** Until the visitor agrees to the terms. */
  disabled: boolean;
}

/** The other ways to sign in: what this server and this browser have. Nothing without any. */
export const ProviderButtons = observer(function ProviderButtons({
  redirect,
  disabled,
}: ProviderButtonsProps) {
  const stores = useStores();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [store] = useState(
    () =>
      new ProviderSignInStore(stores, {
        redirect,
        originalPath: `${pathname}${search}${hash}`,
        onDone: async (path) => {
          stores.overlays.close();
          await navigate(path, { replace: true });
        },
      }),
  );
  useEffect(() => void store.load(), [store]);
  const { providers } = store;
  const isWeb = stores.platform.kind === 'web';
  const canUsePasskey = isWeb && providers?.passkeys === true && hasPasskeys();
  usePasskeyAutofill(canUsePasskey && !disabled && !store.busy, (credential) =>
    store.signInWithPasskey(credential),
  );
  // The desktop app signs in through the browser.
  if (!isWeb) return null;
  if (store.hasFailed)
    return (
      <div className={styles.unavailable}>
        <p className={styles.note}>
          <Trans>We couldn’t load the other ways to sign in.</Trans>
        </p>
        <Button block onClick={() => void store.load()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (!providers) return null;
  if (!(providers.google || providers.github || canUsePasskey)) return null;
  return (
    <div className={styles.providers}>
      <p className={styles.or} aria-hidden="true">
        <Trans>or</Trans>
      </p>
      {providers.google && (
        <GoogleButton
          google={providers.google}
          disabled={disabled || store.busy}
          onCredential={(credential) => void store.signInWithGoogle(credential)}
        />
      )}
      {providers.github && (
        <Button block icon={<GithubLogo />} disabled={disabled} onClick={() => store.signInWithGithub()}>
          <Trans>Continue with GitHub</Trans>
        </Button>
      )}
      {canUsePasskey && (
        <Button
          block
          icon={<KeyRound />}
          disabled={disabled}
          loading={store.busy}
          onClick={() => void store.signInWithPasskey()}
        >
          <Trans>Sign in with a passkey</Trans>
        </Button>
      )}
    </div>
  );
});
