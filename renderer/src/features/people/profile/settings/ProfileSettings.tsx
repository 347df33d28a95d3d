import { t } from '@lingui/core/macro';
import type { User } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { HandleForm } from './HandleForm';
import { PictureSettings } from './PictureSettings';
import { PrivacySettings } from './PrivacySettings';
import { ProfileForm } from './ProfileForm';
import styles from './settings.module.css';

const Sections = ({ user }: { user: User }) => (
  <div className={styles.sections}>
    <PictureSettings user={user} />
    <HandleForm user={user} />
    <ProfileForm user={user} />
    <PrivacySettings user={user} />
  </div>
);

/** What others see of the learner, and whether they do: a section of the settings. */
export const ProfileSettings = observer(function ProfileSettings() {
  const { user } = useStores();
  return (
    <Loaded
      state={user.state}
      skeleton={<Skeleton height="30rem" label={t`Loading your profile`} />}
      what={t`your profile`}
    >
      {(own) => <Sections user={own} />}
    </Loaded>
  );
});
