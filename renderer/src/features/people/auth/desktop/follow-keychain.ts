import { t } from '@lingui/core/macro';
import type { DesktopBridge } from '@shared/desktop/bridge';
import type { KeychainProblem } from '@shared/desktop/session';
import { toasts } from '@web/ui/toasts';

const TEXTS: Record<KeychainProblem, (origin: string) => string> = {
  'not-kept': () =>
    t`You’re signed in until you quit the app. This computer’s keychain isn’t available, so we can’t remember you.`,
  'not-deleted': (origin) =>
    t`You’re signed out, but your keychain didn’t delete the sign-in. Please delete “Emberforge (${origin})” there yourself.`,
};

/** Says each of the keychain's problems, once: the same toast would only replace itself. @returns how to stop */
export function followKeychain({ session }: Pick<DesktopBridge, 'session'>, origin: string): () => void {
  const say = (problem: KeychainProblem) =>
    toasts.info(TEXTS[problem](origin), { id: `keychain-${problem}`, persistent: true });
  session.describe().then(
    ({ problem }) => problem && say(problem),
    (error: unknown) => console.error(error),
  );
  return session.onKeychainFailed(say);
}
