import type { RootStore } from '@web/stores';
import { arriveSignedIn } from './arrive-signed-in';
import { isNewAccount } from './destination';
import { offerPasskey } from './passkeys/offer-passkey';

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

async function complete(stores: RootStore, otp: string, redirect: string | null): Promise<string> {
  await stores.session.signInWithCode(otp);
  const path = await arriveSignedIn(stores, redirect);
  // The first visit has enough to look at.
  const user = stores.user.state.value;
  if (user && !isNewAccount(user, Date.now())) void offerPasskey(stores);
  return path;
}
