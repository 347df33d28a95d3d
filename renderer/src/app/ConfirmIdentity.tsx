import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';

/** The dialog that asks the learner to confirm that it's them. Without its code, the call that asked for it fails. */
export const ConfirmIdentity = observer(function ConfirmIdentity() {
  const { confirmation } = useStores();
  const { isAsked } = confirmation;
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    import('@web/features/people/auth/ConfirmIdentityDialog').then(
      (m) => setDialog(() => m.ConfirmIdentityDialog),
      (error: unknown) => {
        console.warn('The dialog could not be loaded', error);
        confirmation.settle(false);
      },
    );
  }, [confirmation, isAsked]);
  return isAsked && Dialog ? <Dialog /> : null;
});
