import { t } from '@lingui/core/macro';
import { appPath } from '@shared/app-path';
import { errorText } from '@web/api';
import { usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Spinner } from '@web/ui/Spinner';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from './components/LoginForm';
import { DesktopSignIn } from './DesktopSignIn';
import styles from './LoginScreen.module.css';
import { isArriving } from './providers/provider-sign-in.store';
import type { LoginState } from './RequireSignIn';
import { signInWithCode } from './sign-in-with-code';
import { useSignInForm } from './useSignInForm';

/** Opened from a sign-in link. Signs in with its code, or explains why it couldn't. */
function useCode(otp: string | null, redirect: string | null): { failure: unknown } {
  const stores = useStores();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (otp === null) return;
    let left = false;
    signInWithCode(stores, otp, redirect).then(
      (to) => !left && void navigate(to, { replace: true }),
      (error: unknown) => {
        if (left) return;
        setFailure(error);
        toasts.error(errorText(error), { id: 'sign-in-failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [otp, redirect, stores, navigate]);
  return { failure };
}

/** /login: the form, or the landing page of a sign-in link. Signed-in users go on to the page they wanted. */
export const LoginScreen = observer(function LoginScreen() {
  const { session, platform } = useStores();
  const [query] = useSearchParams();
  const otp = query.get('otp');
  const redirect = query.get('redirect');
  const { failure } = useCode(otp, redirect);
  const store = useSignInForm(appPath(redirect) ?? undefined);
  const isSigningIn = (otp !== null && failure === undefined) || isArriving();
  const heading = isSigningIn ? t`Signing you in` : title(failure, store.isSignUp);
  usePageTitle(heading);
  const reason = (useLocation().state as LoginState | null)?.reason;

  if (session.isSignedIn && !isSigningIn) return <Navigate to={appPath(redirect) ?? '/dashboard'} replace />;
  if (isSigningIn) {
    return (
      <div className={styles.wait}>
        <h1 className={styles.waitTitle}>{heading}</h1>
        <Spinner size={32} label={heading} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      {failure !== undefined ? (
        <p className={styles.lead}>{errorText(failure)}</p>
      ) : (
        reason && store.step === 'email' && <p className={styles.lead}>{reason}</p>
      )}
      <Card padding="lg">{platform.desktop ? <DesktopSignIn /> : <LoginForm store={store} />}</Card>
    </div>
  );
});

function title(failure: unknown, isSignUp: boolean): string {
  if (isSignUp) return t`Create your account`;
  return failure === undefined ? t`Sign in` : t`We couldn’t sign you in`;
}
