import { useStores } from '@web/stores';
import { useEffect } from 'react';
import { PasskeyAutofill } from './passkey-autofill';
import { cancelPasskeys, suggestPasskeys } from './passkeys';

/** The email field of a sign-in form says so in its `autocomplete`. */
const isEmailField = (element: Element | null): boolean =>
  element?.getAttribute('autocomplete')?.endsWith('webauthn') ?? false;

export type SuggestedPasskey = NonNullable<Awaited<ReturnType<typeof suggestPasskeys>>>;

/**
 * Suggests passkeys in the form's email field, from the moment that it has the focus: not everybody who sees a form on a
 * page is about to sign in.
 */
export function usePasskeyAutofill(
  isOn: boolean,
  onChosen: (credential: SuggestedPasskey) => Promise<void>,
): void {
  const { api } = useStores();
  // `onChosen` is another function with every render, and only the first one matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isOn) return;
    const autofill = new PasskeyAutofill({
      ask: () => suggestPasskeys(api),
      cancel: cancelPasskeys,
      onChosen,
    });
    let isRunning = false;
    const runOnFocus = () => {
      if (isRunning || !isEmailField(document.activeElement)) return;
      isRunning = true;
      void autofill.run();
    };
    runOnFocus();
    document.addEventListener('focusin', runOnFocus);
    return () => {
      document.removeEventListener('focusin', runOnFocus);
      if (isRunning) autofill.stop();
    };
  }, [api, isOn]);
}
