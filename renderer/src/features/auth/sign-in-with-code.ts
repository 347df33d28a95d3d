import { appPath } from '@shared/app-path';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { destinationAfterSignIn } from './destination';
import { markOnboardingSeen, ONBOARDING_COOKIE } from './onboarding-seen';

/** A code works once, but React may call twice, so the first attempt with each code is cached. */
const attempts = new Map<string, Promise<string>>();

/**
 * Signs in with a link's code, confirms it with a toast, and returns where to go next.
 * @throws ApiError if the code is unknown, used or expired.
 */
export function signInWithCode(stores: RootStore, otp: string, redirect: string | null): Promise<string> {
  let attempt = attempts.get(otp);
  if (!attempt) {
    attempt = complete(stores, otp, redirect);
    attempts.set(otp, attempt);
  }
  return attempt;
}

async function complete(
  { session, user, platform }: RootStore,
  otp: string,
  redirect: string | null,
): Promise<string> {
  await session.signInWithCode(otp);
  await user.load();
  toasts.success("You've signed in successfully!");
  const path = appPath(redirect);
  // Learners who came from a page return to it. The dashboard offers the tracks later.
  if (path !== null && user.user) markOnboardingSeen(platform, user.user.uuid);
  return destinationAfterSignIn({
    user: user.state.value,
    onboardingSeen: platform.getCookie(ONBOARDING_COOKIE),
    redirect: path,
    now: Date.now(),
  });
}
