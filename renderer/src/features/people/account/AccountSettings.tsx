import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './AccountSettings.module.css';
import { AccountStore } from './account.store';
import { Devices } from './Devices';
import { EmailAddress } from './EmailAddress';
import { LinkedAccountRows } from './LinkedAccountRows';
import { Passkeys } from './Passkeys';
import { YourData } from './YourData';

/** How the learner signs in, where they are signed in, and what becomes of their data. */
export const AccountSettings = observer(function AccountSettings() {
  const { api } = useStores();
  const [store] = useState(() => new AccountStore(api));
  return (
    <div className={styles.account}>
      <EmailAddress />
      <LinkedAccountRows store={store} />
      <Passkeys store={store} />
      <Devices store={store} />
      <YourData />
    </div>
  );
});
