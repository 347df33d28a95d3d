import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

export interface RequireSignInProps {
  children: ReactNode;
  /** Shown until it's known who is signed in. */
  skeleton: ReactNode;
}

/** Shows its page to signed-in users; a guest goes to /login and comes back from there. */
export const RequireSignIn = observer(function RequireSignIn({ children, skeleton }: RequireSignInProps) {
  const { session } = useStores();
  const { pathname, search, hash } = useLocation();
  if (session.isSignedIn) return children;
  if (session.status === 'restoring') return skeleton;
  if (session.hasSignedOut) return <Navigate to="/" replace />;
  return <Navigate to={`/login?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`} replace />;
});
