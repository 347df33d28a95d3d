import { t } from '@lingui/core/macro';
import { appPath } from '@shared/app-path';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { destinationAfterSignIn } from './destination';
import { ONBOARDING_COOKIE } from './onboarding-seen';

/** Loads the learner who has just signed in, confirms it with a toast, and returns where to go next. */
export async function arriveSignedIn(
  { user, platform }: Pick<RootStore, 'user' | 'platform'>,
  redirect: string | null,
): Promise<string> {
  await user.load();
  toasts.success(t`You've signed in successfully!`);
  return destinationAfterSignIn({
    user: user.state.value,
    onboardingSeen: platform.getCookie(ONBOARDING_COOKIE),
    redirect: appPath(redirect),
    now: Date.now(),
  });
}
