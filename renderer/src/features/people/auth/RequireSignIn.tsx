import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** What the page that needs an account passes on to /login. */
export interface LoginState {
  reason?: string | undefined;
}

export interface RequireSignInProps {
  children: ReactNode;
  /** Shown until it's known who is signed in. */
  skeleton: ReactNode;
  /** Tells a guest why the page needs an account: "Sign in to see your next lesson." */
  reason?: string;
}

/** Shows its page to signed-in users; a guest goes to /login and comes back from there. */
export const RequireSignIn = observer(function RequireSignIn({
  children,
  skeleton,
  reason,
}: RequireSignInProps) {
  const { session } = useStores();
  const { pathname, search, hash } = useLocation();
  if (session.isSignedIn) return children;
  if (session.status === 'restoring') return skeleton;
  if (session.hasSignedOut) return <Navigate to="/" replace />;
  const login = `/login?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
  return <Navigate to={login} state={{ reason } satisfies LoginState} replace />;
});
