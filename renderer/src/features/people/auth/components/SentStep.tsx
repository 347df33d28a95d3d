import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { MailCheck } from '@web/ui/icons';
import { lazyOptional } from '@web/ui/lazyOptional';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type EmailSignInStore, SIGN_IN_TEXTS } from '../email-sign-in.store';
import styles from './LoginForm.module.css';

const TICK_MS = 1_000;

/** Without its code there's just no quest to pick; the board has it after the sign-in. */
const SignUpQuests = lazyOptional(() => import('@web/features/game/quests').then((m) => m.SignUpQuests));

/** Only on a newcomer's own computer. */
const MailboxLink = lazyOptional(() => import('@web/features/operations/mailbox').then((m) => m.MailboxLink));

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / TICK_MS));

/** Seconds until a given time, counting down. */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(moment));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

/** Says where the link was sent and what to do if it doesn't arrive. */
export const SentStep = observer(function SentStep({ store }: { store: EmailSignInStore }) {
  const email = store.email.trim();
  const seconds = useSecondsUntil(store.resendAt);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <MailCheck className={styles.mail} aria-hidden="true" />
      <p ref={message} className={styles.sentText} tabIndex={-1} role="status">
        {SIGN_IN_TEXTS.sent}
      </p>
      <p className={styles.quiet}>
        <Trans>
          We sent it to <strong className={styles.address}>{email}</strong>. Don’t see it after a minute?
          Check your spam folder.
        </Trans>
      </p>
      <Suspense>
        <MailboxLink />
      </Suspense>
      {store.formError && (
        <p className={styles.error} role="alert">
          {store.formError}
        </p>
      )}
      {store.hasSignedUp && (
        <Suspense>
          <SignUpQuests />
        </Suspense>
      )}
      <div className={styles.sentActions}>
        <Button disabled={seconds > 0} loading={store.busy} onClick={() => void store.resend()}>
          {seconds > 0 ? t`Send again in ${seconds} s` : t`Send again`}
        </Button>
        <Button variant="ghost" onClick={() => store.changeEmail()}>
          <Trans>Change email</Trans>
        </Button>
      </div>
    </div>
  );
});
