import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { copyText } from '@web/ui/copyText';
import { CircleAlert, CircleCheck, Copy, RefreshCw, SquareTerminal } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CodeSkeleton } from './CodeSkeleton';
import styles from './cli-login.module.css';
import { CliLoginStore } from './cli-login.store';
import { useExpiry } from './useExpiry';
import { handOver } from './waiting-terminal';

const HAND_OFF = {
  trying: t`Looking for your terminal…`,
  delivered: t`Done! Your terminal has the code, so you can close this page.`,
  'already-has-one': t`Your terminal already has a code. Check there to see whether it’s signed in.`,
  refused: t`Your terminal is signing in to another site. Check its address, or paste the code.`,
  absent: t`Paste this code into your terminal.`,
} as const;

const ICONS = {
  trying: SquareTerminal,
  delivered: CircleCheck,
  'already-has-one': CircleCheck,
  refused: CircleAlert,
  absent: SquareTerminal,
} as const;

const HandOffStatus = observer(function HandOffStatus({ store }: { store: CliLoginStore }) {
  const state = store.handOff ?? 'trying';
  const Icon = ICONS[state];
  return (
    <p role="status" className={styles.status} data-state={state}>
      <Icon aria-hidden="true" />
      <span>{HAND_OFF[state]}</span>
    </p>
  );
});

/** A card that says what went wrong, with the way out. */
function Retry({ text, action, onClick }: { text: string; action: string; onClick: () => void }) {
  return (
    <Card padding="lg">
      <div className={styles.inside}>
        <p role="alert">{text}</p>
        <Button icon={<RefreshCw />} onClick={onClick}>
          {action}
        </Button>
      </div>
    </Card>
  );
}

const CodeCard = observer(function CodeCard({ store }: { store: CliLoginStore }) {
  const { code, error, handOff, isExpired } = store;
  useExpiry(store.checkExpiry);
  const start = () => void store.start();
  if (error !== null) return <Retry text={error} action={t`Try again`} onClick={start} />;
  if (isExpired)
    return (
      <Retry
        text={t`This code has expired: each one works for 10 minutes.`}
        action={t`Get a new code`}
        onClick={start}
      />
    );
  if (code === null) return <CodeSkeleton />;
  return (
    <Card padding="lg">
      <div className={styles.inside}>
        <HandOffStatus store={store} />
        <div className={styles.code}>
          <pre>
            <code data-testid="cli-code">{code}</code>
          </pre>
        </div>
        <p className={styles.note}>
          <Trans>It works once, and for 10 minutes. Don’t share it: it signs in as you.</Trans>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" icon={<Copy />} onClick={() => void copyText(code)}>
            <Trans>Copy code</Trans>
          </Button>
          {handOff !== 'delivered' && (
            <Button variant="ghost" loading={handOff === 'trying'} onClick={() => void store.tryHandOver()}>
              <Trans>Try sending it again</Trans>
            </Button>
          )}
          <Button variant="ghost" onClick={start}>
            <Trans>New code</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
});

/** A code for a terminal, handed over if one is waiting on this computer. */
export function TerminalCode() {
  const { api, platform } = useStores();
  const [store] = useState(() => {
    const { desktop } = platform;
    // The terminal takes codes from the server's own page alone. In the desktop app, main speaks for it.
    const give = desktop ? (code: string) => desktop.session.handOver({ code }) : handOver;
    return new CliLoginStore({ api, handOver: give });
  });
  useEffect(() => void store.start(), [store]);
  return <CodeCard store={store} />;
}
