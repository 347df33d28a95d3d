import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { Prose } from '@web/ui/Prose';
import { observer } from 'mobx-react-lite';
import type { InfoModalProps } from './InfoModal';

/** ?modal=info-guest */
export const GuestInfo = observer(function GuestInfo({ open, onClose }: InfoModalProps) {
  const { session, overlays } = useStores();
  const signIn = () => {
    onClose();
    overlays.askToSignIn();
  };
  return (
    <Dialog
      title="Without an account"
      open={open}
      onClose={onClose}
      footer={
        !session.isProbablySignedIn && (
          <Button variant="primary" onClick={signIn}>
            Sign in or sign up
          </Button>
        )
      }
    >
      <Prose>
        <p>You can read every lesson, run your code and submit it without telling us who you are.</p>
        <ul>
          <li>
            <strong>Your code stays in this browser.</strong> We check what you submit, and don’t store it.
          </li>
          <li>
            <strong>XP has to belong to someone.</strong> A right answer shows what it’s worth; sign up in
            this browser, and it’s paid.
          </li>
          <li>
            <strong>With an account</strong> you also get streaks, quests, chests and your spellbook, and your
            work on all your devices.
          </li>
        </ul>
        <p>It’s free, and there’s no password: we email you a sign-in link.</p>
      </Prose>
    </Dialog>
  );
});
