import { errorText } from '@web/api';
import { toasts } from '@web/ui/toasts';
import { useState } from 'react';

/** Runs one action at a time, and shows why it failed. */
export function useAction(): { isBusy: boolean; run: (action: () => Promise<void>) => Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
