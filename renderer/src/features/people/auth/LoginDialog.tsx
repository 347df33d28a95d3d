import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { LoginForm } from './components/LoginForm';
import { DesktopSignIn } from './DesktopSignIn';
import { useSignInForm } from './useSignInForm';

/** The login dialog: titled for sign-in, or for account creation once the email turns out to be new. */
export const LoginDialog = observer(function LoginDialog() {
  const { overlays, platform } = useStores();
  const { pathname, search, hash } = useLocation();
  const { redirect = `${pathname}${search}${hash}`, reason } = overlays.login;
  const store = useSignInForm(redirect === '/' ? undefined : redirect);
  return (
    <Dialog
      open={overlays.open === 'login'}
      onClose={() => overlays.close()}
      size="sm"
      title={store.isSignUp ? t`Create your account` : t`Sign in`}
      description={store.step === 'email' ? reason : undefined}
    >
      {platform.desktop ? <DesktopSignIn /> : <LoginForm store={store} />}
    </Dialog>
  );
});
