import type { User } from '@web/api';

/** An account younger than this is new (docs/session.md). */
const NEW_ACCOUNT_MS = 3_600_000;

const DASHBOARD = '/dashboard';

/**
 * Where to go after a sign-in (docs/session.md): a new account that hasn't seen the onboarding goes there, all others to
 * the requested path or the dashboard.
 */
export function destinationAfterSignIn(options: {
  user: Pick<User, 'uuid' | 'createdAt'> | undefined;
  onboardingSeen: string | null;
  /** A path of this app. */
  redirect: string | null;
  now: number;
}): string {
  const { user, onboardingSeen, redirect, now } = options;
  const isNew = user !== undefined && now - Date.parse(user.createdAt) < NEW_ACCOUNT_MS;
  if (isNew && onboardingSeen !== user.uuid) return '/onboarding';
  return redirect ?? DASHBOARD;
}
