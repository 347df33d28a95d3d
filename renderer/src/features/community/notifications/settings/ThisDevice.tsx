import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FieldError } from '@web/ui/FieldError';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './NotificationSettings.module.css';
import type { PreferencesStore } from './preferences.store';

const HINTS = {
  unsupported: t`This browser can’t show them. On an iPhone or iPad, add Emberforge to your home screen first.`,
  blocked: t`Your browser blocks notifications from this site. Allow them in the site’s settings (next to the address), then reload.`,
  off: t`What you chose under Push shows up on this device, also while Emberforge is closed. Your browser asks you first.`,
  on: t`What you chose under Push shows up on this device, also while Emberforge is closed.`,
};

/** Web Push on this browser. The browser asks for permission after a click on the switch, never before. */
export const ThisDevice = observer(function ThisDevice({ store }: { store: PreferencesStore }) {
  useEffect(() => void store.checkPermission(), [store]);
  const permission = store.permission ?? 'off';
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>This device</Trans>
      </h3>
      <Switch
        spread
        label={t`Push notifications on this device`}
        hint={HINTS[permission]}
        checked={permission === 'on'}
        disabled={permission === 'unsupported' || permission === 'blocked' || store.isChangingDevice}
        onChange={(isAllowed) => void store.allowOnThisDevice(isAllowed)}
      />
      {store.deviceError && <FieldError>{store.deviceError}</FieldError>}
    </section>
  );
});
