import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={t`Without an account`}
      open={open}
      onClose={onClose}
      footer={
        !session.isProbablySignedIn && (
          <Button variant="primary" onClick={signIn}>
            <Trans>Sign in or sign up</Trans>
          </Button>
        )
      }
    >
      <Prose>
        <p>
          <Trans>
            You can read every lesson, run your code and submit it without telling us who you are.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>
              <strong>Your code stays in this browser.</strong> We check what you submit, and don’t store it.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>XP has to belong to someone.</strong> A right answer shows what it’s worth; sign up in
              this browser, and it’s paid.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>With an account</strong> you also get streaks, quests, chests and your spellbook, and
              your work on all your devices.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>It’s free, and there’s no password: we email you a sign-in link.</Trans>
        </p>
      </Prose>
    </Dialog>
  );
});
