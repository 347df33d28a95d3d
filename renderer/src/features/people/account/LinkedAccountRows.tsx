import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { DiscordLogo, GithubLogo, GoogleButton, GoogleLogo } from '@web/features/people/auth';
import { leaveForGithub } from '@web/features/people/github';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Skeleton } from '@web/ui/Skeleton';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useState } from 'react';
import styles from './AccountSettings.module.css';
import type { AccountStore, LinkedAccounts } from './account.store';

interface ProviderRow {
  key: keyof LinkedAccounts;
  name: string;
  Mark: ComponentType;
  /** What it's good for, while it isn't linked. */
  use: string;
}

const ROWS: readonly ProviderRow[] = [
  { key: 'google', name: 'Google', Mark: GoogleLogo, use: t`Sign in with one click` },
  { key: 'github', name: 'GitHub', Mark: GithubLogo, use: t`Sign in, and do lessons on GitHub` },
  { key: 'discord', name: 'Discord', Mark: DiscordLogo, use: t`Let the community know who you are` },
];

/** The accounts elsewhere: those that this server is set up for, and those that are linked anyway. */
export const LinkedAccountRows = observer(function LinkedAccountRows({ store }: { store: AccountStore }) {
  return (
    <Loaded
      state={store.ways}
      what={t`your linked accounts`}
      skeleton={<Skeleton height="12rem" label={t`Loading your linked accounts`} />}
    >
      {({ linked, providers }) => {
        const rows = ROWS.filter(({ key }) => linked[key] !== null || Boolean(providers[key]));
        if (rows.length === 0) return null;
        return (
          <section className={styles.part} aria-labelledby="account-linked">
            <h3 id="account-linked" className={styles.title}>
              <Trans>Linked accounts</Trans>
            </h3>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <LinkedRow key={row.key} row={row} label={linked[row.key]} store={store} />
              ))}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
});

interface LinkedRowProps {
  row: ProviderRow;
  /** What the learner knows their account by; null if none is linked. */
  label: string | null;
  store: AccountStore;
}

const LinkedRow = observer(function LinkedRow({ row, label, store }: LinkedRowProps) {
  const { api, platform } = useStores();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    await task().catch((error: unknown) => toasts.error(errorText(error)));
    setBusy(false);
  };
  const { key, name, Mark, use } = row;
  const google = store.ways.value?.providers.google;
  let action: ReactNode;
  if (label !== null) {
    action = (
      <Button size="sm" loading={isBusy} onClick={() => void run(() => store.unlink(key))}>
        <Trans>Unlink {name}</Trans>
      </Button>
    );
  } else if (key === 'google') {
    action = google && (
      <div className={styles.google}>
        <GoogleButton google={google} onCredential={(text) => void run(() => store.linkGoogle(text))} />
      </div>
    );
  } else {
    const leave = async () => {
      if (key === 'github') return leaveForGithub({ api, platform, returnTo: '/dashboard?modal=settings' });
      location.assign((await api.call('startDiscordLink')).url);
    };
    action = (
      <Button size="sm" loading={isBusy} onClick={() => void run(leave)}>
        <Trans>Link {name}</Trans>
      </Button>
    );
  }
  return (
    <li className={cx(styles.row, styles.linked)}>
      <Mark />
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{label ?? use}</span>
      </div>
      {action}
    </li>
  );
});
