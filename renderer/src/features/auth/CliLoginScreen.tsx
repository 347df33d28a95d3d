import { usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { Button, IconButton } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { copyText } from '@web/ui/copyText';
import { Skeleton } from '@web/ui/Skeleton';
import { CircleCheck, Copy, RefreshCw, SquareTerminal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './CliLoginScreen.module.css';
import { CliLoginStore } from './cli-login/cli-login.store';
import { handOver } from './cli-login/waiting-terminal';
import { RequireSignIn } from './RequireSignIn';

const TITLE = 'Connect your terminal';

const HAND_OFF = {
  trying: 'Looking for your terminal…',
  delivered: 'Done! Your terminal has the code, so you can close this page.',
  'already-has-one': 'Your terminal already has a code. Check there to see whether it’s signed in.',
  refused: 'Your terminal is signing in to another site. Check its address, or paste the code.',
  absent: 'We couldn’t reach your terminal from here. Paste the code where it asks for one.',
} as const;

const HandOffStatus = observer(function HandOffStatus({ store }: { store: CliLoginStore }) {
  const { handOff } = store;
  const Icon = handOff === 'delivered' ? CircleCheck : SquareTerminal;
  return (
    <p role="status" className={styles.status} data-state={handOff ?? undefined}>
      <Icon aria-hidden="true" />
      <span>{HAND_OFF[handOff ?? 'trying']}</span>
    </p>
  );
});

const CodeCard = observer(function CodeCard({ store }: { store: CliLoginStore }) {
  const { code, error, handOff } = store;
  if (error !== null) {
    return (
      <Card padding="lg">
        <div className={styles.inside}>
          <p role="alert">{error}</p>
          <Button icon={<RefreshCw />} onClick={() => void store.start()}>
            Try again
          </Button>
        </div>
      </Card>
    );
  }
  if (code === null) return <CodeSkeleton />;
  return (
    <Card padding="lg">
      <div className={styles.inside}>
        <HandOffStatus store={store} />
        <div className={styles.code}>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <code data-testid="cli-code">{code}</code>
          </pre>
          <IconButton label="Copy code" icon={<Copy />} onClick={() => void copyText(code)} />
        </div>
        <p className={styles.note}>It works once, and for 10 minutes. Don’t share it: it signs in as you.</p>
        <div className={styles.actions}>
          {handOff !== 'delivered' && (
            <Button loading={handOff === 'trying'} onClick={() => void store.tryHandOver()}>
              Send to terminal
            </Button>
          )}
          <Button variant="ghost" onClick={() => void store.start()}>
            New code
          </Button>
        </div>
      </div>
    </Card>
  );
});

const CodeSkeleton = () => (
  <Card padding="lg">
    <div className={styles.inside}>
      <Skeleton height="1.5rem" label="Creating your code" />
      <Skeleton height="3rem" />
      <Skeleton height="2.5rem" width="12rem" />
    </div>
  </Card>
);

const Code = () => {
  const { api } = useStores();
  const [store] = useState(() => new CliLoginStore({ api, handOver }));
  useEffect(() => void store.start(), [store]);
  return <CodeCard store={store} />;
};

/** /cli/login: a one-time code for the terminal, handed over if one is waiting on this computer. */
export const CliLoginScreen = observer(function CliLoginScreen() {
  usePageTitle(TITLE);
  return (
    <div className={styles.page}>
      <h1>{TITLE}</h1>
      <p className={styles.lead}>
        Run <code>emberforge login</code> in your terminal, and this code signs it in to your account.
      </p>
      <RequireSignIn skeleton={<CodeSkeleton />} reason="Sign in first, then we’ll connect your terminal.">
        <Code />
      </RequireSignIn>
    </div>
  );
});
