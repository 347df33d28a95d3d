import { observer } from 'mobx-react-lite';
import { useSignInForm } from '../useSignInForm';
import { LoginForm } from './LoginForm';

export interface InlineSignInProps {
  /** The page that the emailed link opens. */
  redirect: string;
  /** What happens once they're signed in. */
  promise: string;
}

export const InlineSignIn = observer(function InlineSignIn({ redirect, promise }: InlineSignInProps) {
  const store = useSignInForm(redirect);
  return (
    <>
      {store.step !== 'sign-up' && <p>{promise}</p>}
      <LoginForm store={store} autoFocus={false} />
    </>
  );
});
