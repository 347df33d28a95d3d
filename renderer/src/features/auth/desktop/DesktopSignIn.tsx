import { useStores } from '@web/stores';
import { Button, IconButton } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Spinner } from '@web/ui/Spinner';
import { TextField } from '@web/ui/TextField';
import { ClipboardPaste, Copy, Globe } from 'lucide-react';
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
        Your browser opens {host} and sends you back here. New? You can create your account there.
      </p>
      <Problem text={store.error} />
      <Button
        variant="primary"
        block
        icon={<Globe />}
        loading={store.isBusy}
        onClick={() => void store.begin()}
      >
        Sign in with your browser
      </Button>
      <Button block icon={<ClipboardPaste />} onClick={() => store.show('paste')}>
        Paste a code
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
            ? `Finish signing in at ${host} in your browser. Then come back here.`
            : 'We couldn’t open your browser. Open this address there yourself:'}
        </span>
      </p>
      {!isOpened && (
        <div className={styles.address}>
          <code>{address}</code>
          <IconButton
            label="Copy address"
            icon={<Copy />}
            onClick={() => address && void copyText(address)}
          />
        </div>
      )}
      <Problem text={store.error} />
      <div className={styles.actions}>
        <Button loading={store.isBusy} icon={<Globe />} onClick={() => void store.begin()}>
          Open the browser again
        </Button>
        <Button icon={<ClipboardPaste />} onClick={() => store.show('paste')}>
          Paste a code
        </Button>
        <Button variant="ghost" onClick={() => store.cancel()}>
          Cancel
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
        label="Code or link"
        hint={`You get one at ${host}/cli/login. It works once, and for 10 minutes.`}
        autoComplete="off"
        spellCheck={false}
        value={store.pasted}
        error={store.error ?? undefined}
        onChange={(event) => store.setPasted(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={store.isBusy}>
          Sign in
        </Button>
        <Button variant="ghost" onClick={() => store.show('choose')}>
          Back
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
