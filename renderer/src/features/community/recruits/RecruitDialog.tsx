import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useModalHref } from '@web/features/game/items';
import { keptRecruiter } from '@web/features/people/auth';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { InviteForm } from './components/InviteForm';
import { RecruiterForm } from './components/RecruiterForm';
import { RecruitList } from './components/RecruitList';
import { ShareLink } from './components/ShareLink';
import styles from './RecruitDialog.module.css';
import { RECRUIT_RULES, RECRUIT_SMALL_PRINT } from './recruit-texts';
import { RecruitsStore } from './recruits.store';

interface Props {
  open: boolean;
  onClose: () => void;
}

const Rules = () => (
  <div className={styles.rules}>
    <Emblem name="bannerlord" size={72} />
    <ul>
      {RECRUIT_RULES.map(({ who, text }) => (
        <li key={who}>
          <strong>{who}</strong> {text}
        </li>
      ))}
    </ul>
  </div>
);

const SmallPrint = () => (
  <p className={styles.quiet}>
    {RECRUIT_SMALL_PRINT}{' '}
    <UiLink href="/community/odds">
      <Trans>What’s in the chests?</Trans>
    </UiLink>
  </p>
);

function ForGuests({ onClose }: Pick<Props, 'onClose'>) {
  const { overlays } = useStores();
  const href = useModalHref('recruit-a-friend');
  const signIn = () => {
    onClose();
    overlays.askToSignIn({
      redirect: `${window.location.pathname}${href}`,
      reason: t`Sign in to get your link.`,
    });
  };
  return (
    <div className={styles.guest}>
      <p>
        <Trans>Your link and your invitations are part of your account.</Trans>
      </p>
      <Button variant="primary" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}

const ForLearners = observer(function ForLearners() {
  const { api, platform, user } = useStores();
  const [store] = useState(() => {
    const kept = keptRecruiter(platform);
    // Learners open their own links, too.
    return new RecruitsStore(api, kept !== null && kept !== user.user?.handle ? kept : '');
  });
  return (
    <Loaded
      state={store.list}
      skeleton={<Skeleton height="22rem" label={t`Loading your recruits`} />}
      what={t`your recruits`}
    >
      {(view) => (
        <div className={styles.sections}>
          <ShareLink url={view.shareUrl} />
          <InviteForm store={store} />
          <RecruitList recruits={view.recruits} />
          <RecruiterForm store={store} view={view} />
        </div>
      )}
    </Loaded>
  );
});

/** ?modal=recruit-a-friend */
export const RecruitDialog = observer(function RecruitDialog({ open, onClose }: Props) {
  const { session } = useStores();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t`Recruit a friend`}
      description={t`It’s easier to keep going when someone’s in it with you.`}
    >
      <Rules />
      {session.isProbablySignedIn ? <ForLearners /> : <ForGuests onClose={onClose} />}
      <SmallPrint />
    </Dialog>
  );
});
