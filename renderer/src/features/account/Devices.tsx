import { errorText } from '@web/api';
import { Loaded } from '@web/features/page';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Skeleton } from '@web/ui/Skeleton';
import { toasts } from '@web/ui/toasts';
import { Laptop, LogOut, Smartphone, SquareTerminal } from 'lucide-react';
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
        Devices
      </h3>
      <Loaded
        state={store.devices}
        what="your devices"
        skeleton={<Skeleton height="8rem" label="Loading your devices" />}
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
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        heading="Sign out everywhere?"
        text="You’ll be signed out on all devices, this one included. Within a minute, all of them have noticed."
        confirmLabel="Sign out everywhere"
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
  const shown = name ?? 'Unknown device';
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
          {isCurrent && <Badge tone="success">This device</Badge>}
        </span>
        <span className={styles.detail}>
          {`Signed in ${dateOf(signedInAt)}${isCurrent ? '' : `, last used ${lastUse(lastUsedAt, new Date())}`}`}
        </span>
      </div>
      {!isCurrent && (
        <Button size="sm" loading={isBusy} aria-label={`Sign out: ${shown}`} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    </li>
  );
});
