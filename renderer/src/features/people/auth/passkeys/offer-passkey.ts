import { t } from '@lingui/core/macro';
import { errorText } from '@web/api';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { addPasskey, hasPasskeys, PasskeyCancelled, PasskeyExists } from './passkeys';

const OFFERED = 'emberforge.passkey-offered';
const TOAST = 'passkey-offer';

/**
 * Offers a passkey to a learner who came back by an email, once in each browser: if this device can ask for a finger, a
 * face or a PIN, and the account has none yet. Never rejects.
 */
export async function offerPasskey({ api, platform }: Pick<RootStore, 'api' | 'platform'>): Promise<void> {
  if (!hasPasskeys() || platform.kind !== 'web' || platform.storage.get(OFFERED) !== null) return;
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return;
    const { passkeys, isAvailable } = await api.call('listPasskeys');
    platform.storage.set(OFFERED, '1');
    if (!isAvailable || passkeys.length > 0) return;
  } catch (error) {
    console.warn('No passkey could be offered', error);
    return;
  }
  toasts.info(t`Skip the email next time: click here to add a passkey.`, {
    id: TOAST,
    persistent: true,
    onClick: () => {
      toasts.dismiss(TOAST);
      void addWithToast(api);
    },
  });
}

/** Adds a passkey, and says how it went. Returns whether there is a new one. Never rejects. */
export async function addWithToast(api: RootStore['api']): Promise<boolean> {
  try {
    await addPasskey(api);
    toasts.success(t`Passkey added. You can sign in with it from now on.`);
    return true;
  } catch (error) {
    if (error instanceof PasskeyExists) toasts.info(t`This device already has a passkey for your account.`);
    else if (!(error instanceof PasskeyCancelled)) toasts.error(errorText(error));
    return false;
  }
}
