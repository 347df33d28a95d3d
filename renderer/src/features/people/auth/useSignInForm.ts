import { useStores } from '@web/stores';
import { useState } from 'react';
import { referrerOf } from './arrival';
import { EmailSignInStore } from './email-sign-in.store';

/** A new sign-in form. The emailed link opens `redirect`. */
export function useSignInForm(redirect: string | undefined): EmailSignInStore {
  const { api, platform } = useStores();
  const [store] = useState(
    () =>
      new EmailSignInStore(api, {
        redirect,
        referringUserUuid: referrerOf(platform),
        userTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  );
  return store;
}
