import type { ApiClient, CallReply } from '@web/api';

/** The learner closed the browser's window, or it timed out. Nothing to explain. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/** This device or account already has one. */
export class PasskeyExists extends Error {
  override readonly name = 'PasskeyExists';
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

const library = () => import('@simplewebauthn/browser');

/** Browsers say "not allowed" for everything that a learner may do. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new PasskeyExists();
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled();
  throw error;
}

/** Asks for any passkey of this site. @throws PasskeyCancelled, ApiError */
export async function askForPasskey(api: ApiClient) {
  const [{ startAuthentication }, { options }] = await Promise.all([
    library(),
    api.call('startPasskeyLogin'),
  ]);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON }).catch(explain);
}

/** Suggests passkeys in the email field, and waits for the choice; null if the browser can't. @throws PasskeyCancelled, ApiError */
export async function suggestPasskeys(api: ApiClient) {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const { options } = await api.call('startPasskeyLogin');
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(explain);
}

/** Ends what's asked of the browser right now. */
export async function cancelPasskeys(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Asks for a passkey of the signed-in learner, to confirm that it's them. @throws PasskeyCancelled, ApiError */
export async function askToConfirm(api: ApiClient) {
  const [{ startAuthentication }, { options }] = await Promise.all([
    library(),
    api.call('startPasskeyConfirmation'),
  ]);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON }).catch(explain);
}

/** Makes a passkey for the signed-in learner and adds it to the account. @throws PasskeyCancelled, PasskeyExists, ApiError */
export async function addPasskey(api: ApiClient): Promise<CallReply<'addPasskey'>> {
  const [{ startRegistration }, { options }] = await Promise.all([library(), api.call('startPasskey')]);
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON }).catch(explain);
  return api.call('addPasskey', { body: { credential: credential as never } });
}
