import { t } from '@lingui/core/macro';
import { errorText } from '@web/api';
import { failureOf } from '@web/api/desktop-session';
import { inOwnLanguage } from '@web/i18n';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';

/** A code that the learner has pasted, or the one of a link that they've confirmed. */
export interface DesktopCode {
  code: string;
  /** Of a link: what the app began the sign-in with. */
  state?: string;
}

const LINK_IS_OLD = t`The app isn’t waiting for this sign-in anymore. Please start again.`;

/** Signs in with a code through the main process, and says so. Never rejects: a failure comes back as its text. */
export async function signInOnDesktop(stores: RootStore, code: DesktopCode): Promise<string | null> {
  try {
    const outcome = await stores.platform.desktop!.session.signIn(code);
    if (outcome.kind === 'failed') return errorText(failureOf(outcome));
    if (outcome.kind === 'refused') return inOwnLanguage(outcome.message, outcome.reference);
    if (outcome.kind === 'unasked') return LINK_IS_OLD;
    if (outcome.kind === 'for-browsers') return forBrowsers(stores.platform.publicOrigin);
    stores.session.adopt(outcome.accessToken);
  } catch (error) {
    return error instanceof Error ? error.message : errorText(error);
  }
  await stores.user.load();
  toasts.success(t`You've signed in successfully!`);
  return null;
}

const forBrowsers = (origin: string) =>
  t`That code is from an email, and works in browsers only. Get one for the app at ${origin}/cli/login.`;
