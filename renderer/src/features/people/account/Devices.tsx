import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Laptop, LogOut, Smartphone, SquareTerminal } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './AccountSettings.module.css';
import type { AccountStore, Device } from './account.store';
import { dateOf, lastUse } from './dates';

const showError = (error: unknown) => toasts.error(errorText(error));

function iconOf(name: string | null) {
  if (/terminal/.test(name ?? '')) return SquareTerminal;
  return /Android|iPhone|iPad/.test(name ?? '') ? Smartphone : Laptop;
}

/** Where the learner is signed in, and how to change that. */
export const Devices = observer(function Devices({ store }: { store: AccountStore }) {
  const { api, session, platform } = useStores();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const signOutEverywhere = async () => {
    setBusy(true);
    try {
      await api.call('signOutEverywhere');
      platform.broadcast('signed-out');
      session.forget();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-labelledby="account-devices">
      <h3 id="account-devices" className={styles.title}>
        <Trans>Devices</Trans>
      </h3>
      <Loaded
        state={store.devices}
        what={t`your devices`}
        skeleton={<Skeleton height="8rem" label={t`Loading your devices`} />}
      >
        {(devices) => (
          <ul className={styles.rows}>
            {devices.map((device) => (
              <DeviceRow key={device.uuid} device={device} store={store} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className={styles.actions}>
        <Button size="sm" icon={<LogOut />} onClick={() => setAsking(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        heading={t`Sign out everywhere?`}
        text={t`You’ll be signed out on all devices, this one included. Within a minute, all of them have noticed.`}
        confirmLabel={t`Sign out everywhere`}
        onConfirm={() => void signOutEverywhere()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
});

const DeviceRow = observer(function DeviceRow({ device, store }: { device: Device; store: AccountStore }) {
  const { uuid, name, signedInAt, lastUsedAt, isCurrent } = device;
  const [isBusy, setBusy] = useState(false);
  const Icon = iconOf(name);
  const shown = name ?? t`Unknown device`;
  const date = dateOf(signedInAt);
  const use = lastUse(lastUsedAt, new Date());
  const signOut = async () => {
    setBusy(true);
    await store.signOutDevice(uuid).catch(showError);
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <Icon aria-hidden="true" />
      <div className={styles.facts}>
        <span className={styles.name}>
          {shown}
          {isCurrent && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.detail}>
          {isCurrent ? t`Signed in ${date}` : t`Signed in ${date}, last used ${use}`}
        </span>
      </div>
      {!isCurrent && (
        <Button size="sm" loading={isBusy} aria-label={t`Sign out: ${shown}`} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
});
