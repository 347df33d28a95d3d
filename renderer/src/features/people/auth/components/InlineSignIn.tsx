import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { DesktopSignIn } from '../DesktopSignIn';
import { useSignInForm } from '../useSignInForm';
import styles from './InlineSignIn.module.css';
import { LoginForm } from './LoginForm';

export interface InlineSignInProps {
  /** The page that the emailed link opens. */
  redirect: string;
  /** What an account is good for here. */
  title: string;
  /** What happens once they're signed in. */
  promise: string;
}

/** Sign-in and sign-up as a part of a page. */
export const InlineSignIn = observer(function InlineSignIn({ redirect, title, promise }: InlineSignInProps) {
  const { platform } = useStores();
  const store = useSignInForm(redirect);
  if (platform.desktop)
    return (
      <div className={styles.inline}>
        <h3 className={styles.title}>{title}</h3>
        <DesktopSignIn />
      </div>
    );
  return (
    <div className={styles.inline}>
      {store.step !== 'sent' && <h3 className={styles.title}>{title}</h3>}
      <LoginForm store={store} compact />
      {store.step === 'sent' && <p className={styles.promise}>{promise}</p>}
    </div>
  );
});
