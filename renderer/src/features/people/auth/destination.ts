import type { User } from '@web/api';

/** An account younger than this is new (docs/session.md). */
const NEW_ACCOUNT_MS = 3_600_000;

const DASHBOARD = '/dashboard';

export const isNewAccount = ({ createdAt }: Pick<User, 'createdAt'>, now: number): boolean =>
  now - Date.parse(createdAt) < NEW_ACCOUNT_MS;

/**
 * Where to go after a sign-in (docs/session.md): a new account that hasn't seen the onboarding goes there, which leads on to
 * the requested path; all others go to that, or to the dashboard.
 */
export function destinationAfterSignIn(options: {
  user: Pick<User, 'uuid' | 'createdAt'> | undefined;
  onboardingSeen: string | null;
  /** A path of this app. */
  redirect: string | null;
  now: number;
}): string {
  const { user, onboardingSeen, redirect, now } = options;
  const isNew = user !== undefined && isNewAccount(user, now);
  if (isNew && onboardingSeen !== user.uuid)
    return redirect === null ? '/onboarding' : `/onboarding?redirect=${encodeURIComponent(redirect)}`;
  return redirect ?? DASHBOARD;
}
