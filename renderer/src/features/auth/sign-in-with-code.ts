import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { destinationAfterSignIn, ONBOARDING_COOKIE } from './destination';

/** A code works once, and React may ask twice: the attempt of each code is kept. */
const attempts = new Map<string, Promise<string>>();

/**
 * Completes a sign-in by a magic link's code, says so, and tells where to go.
 * @throws ApiError when the code is unknown, spent or too old.
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
  return destinationAfterSignIn({
    user: user.user,
    onboardingSeen: platform.getCookie(ONBOARDING_COOKIE),
    redirect,
    now: Date.now(),
  });
}
