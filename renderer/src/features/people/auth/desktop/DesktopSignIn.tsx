import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button, IconButton } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { ClipboardPaste, Copy, Globe } from '@web/ui/icons';
import { Spinner } from '@web/ui/Spinner';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './desktop-sign-in.module.css';
import { DesktopSignInStore } from './desktop-sign-in.store';
import { signInOnDesktop } from './sign-in-on-desktop';

interface StepProps {
  store: DesktopSignInStore;
  /** The server's name, such as `learn.example.org`. */
  host: string;
}

const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p role="alert" className={styles.error}>
      {text}
    </p>
  );

const Choose = observer(function Choose({ store, host }: StepProps) {
  return (
    <>
      <p className={styles.quiet}>
        <Trans>
          Your browser opens {host} and sends you back here. New? You can create your account there.
        </Trans>
      </p>
      <Problem text={store.error} />
      <Button
        variant="primary"
        block
        icon={<Globe />}
        loading={store.isBusy}
        onClick={() => void store.begin()}
      >
        <Trans>Sign in with your browser</Trans>
      </Button>
      <Button block icon={<ClipboardPaste />} onClick={() => store.show('paste')}>
        <Trans>Paste a code</Trans>
      </Button>
    </>
  );
});

const Waiting = observer(function Waiting({ store, host }: StepProps) {
  const { address, isOpened } = store;
  return (
    <>
      <p role="status" className={styles.status}>
        {isOpened && <Spinner size={20} />}
        <span>
          {isOpened
            ? t`Finish signing in at ${host} in your browser. Then come back here.`
            : t`We couldn’t open your browser. Open this address there yourself:`}
        </span>
      </p>
      {!isOpened && (
        <div className={styles.address}>
          <code>{address}</code>
          <IconButton
            label={t`Copy address`}
            icon={<Copy />}
            onClick={() => address && void copyText(address)}
          />
        </div>
      )}
      <Problem text={store.error} />
      <div className={styles.actions}>
        <Button loading={store.isBusy} icon={<Globe />} onClick={() => void store.begin()}>
          <Trans>Open the browser again</Trans>
        </Button>
        <Button icon={<ClipboardPaste />} onClick={() => store.show('paste')}>
          <Trans>Paste a code</Trans>
        </Button>
        <Button variant="ghost" onClick={() => store.cancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
});

const Paste = observer(function Paste({ store, host }: StepProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit().then(() => field.current?.focus());
  };
  return (
    <form className={styles.steps} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t`Code or link`}
        hint={t`You get one at ${host}/cli/login. It works once, and for 10 minutes.`}
        autoComplete="off"
        spellCheck={false}
        value={store.pasted}
        error={store.error ?? undefined}
        onChange={(event) => store.setPasted(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={store.isBusy}>
          <Trans>Sign in</Trans>
        </Button>
        <Button variant="ghost" onClick={() => store.show('choose')}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
});

const STEPS = { choose: Choose, waiting: Waiting, paste: Paste };

/** Sign-in to the desktop app. There's no form for an email: its link would sign in the browser. */
export const DesktopSignIn = observer(function DesktopSignIn() {
  const stores = useStores();
  const [store] = useState(
    () =>
      new DesktopSignInStore({
        session: stores.platform.desktop!.session,
        signIn: (code) => signInOnDesktop(stores, code),
      }),
  );
  const Step = STEPS[store.step];
  return (
    <div className={styles.steps}>
      <Step store={store} host={new URL(stores.platform.publicOrigin).host} />
    </div>
  );
});
