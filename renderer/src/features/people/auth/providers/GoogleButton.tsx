import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { drawGoogleButton } from './google-script';
import { isMetaBrowser, META_BROWSER_TEXT } from './meta-browser';
import styles from './ProviderButtons.module.css';
import { GoogleLogo } from './provider-logos';
import type { Providers } from './provider-sign-in.store';

export interface GoogleButtonProps {
  google: NonNullable<Providers['google']>;
  /** Until the visitor agrees to the terms. */
  disabled?: boolean;
  onCredential: (credential: string) => void;
}

const LOAD_FAILED = t`Google’s button couldn’t be loaded. A content blocker may be in the way.`;

/** Google's own button: it has to come from Google's script. Where that's impossible, ours says why. */
export const GoogleButton = observer(function GoogleButton({
  google: { clientId, scriptUrl, nonce },
  disabled = false,
  onCredential,
}: GoogleButtonProps) {
  const { theme } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const isMeta = isMetaBrowser(navigator.userAgent);
  const latest = useRef(onCredential);
  useEffect(() => {
    latest.current = onCredential;
  });
  const { current: shown } = theme;

  // Depends on `attempt` to try again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isMeta || !place.current) return;
    const given = { clientId, scriptUrl, nonce, theme: shown };
    drawGoogleButton(place.current, { ...given, onCredential: (text) => latest.current(text) }).catch(
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, [clientId, scriptUrl, nonce, shown, isMeta, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const note = isMeta ? META_BROWSER_TEXT : hasFailed ? LOAD_FAILED : null;
  if (note !== null) {
    return (
      <div className={styles.unavailable}>
        <Button block disabled icon={<GoogleLogo />} aria-describedby={noteId}>
          <Trans>Continue with Google</Trans>
        </Button>
        <p id={noteId} className={styles.note}>
          {note}
        </p>
        {!isMeta && (
          <Button block onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    );
  }
  return <div ref={place} className={styles.google} inert={disabled} data-disabled={disabled || undefined} />;
});
