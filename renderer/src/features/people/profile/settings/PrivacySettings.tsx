import { t } from '@lingui/core/macro';
import type { User } from '@web/api';
import { FieldError } from '@web/ui/FieldError';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import styles from './settings.module.css';
import { useUserSetting } from './useUserSetting';

/** Who may see the profile. Saved right away. */
export const PrivacySettings = observer(function PrivacySettings({ user }: { user: User }) {
  const { error, save } = useUserSetting(user);
  return (
    <section className={styles.privacy} aria-labelledby="settings-privacy">
      <h3 id="settings-privacy" className={styles.heading}>
        {t({ message: 'Privacy', context: 'who may see a profile' })}
      </h3>
      <Switch
        spread
        label={t`Private profile`}
        hint={t`Only you can open your profile. Boards and certificates you’ve shared stay as they are.`}
        checked={user.isPrivate}
        onChange={(isPrivate) => void save({ isPrivate })}
      />
      <Switch
        spread
        label={t`Open to job offers`}
        hint={t`Your profile says so. Add a link where recruiters can reach you.`}
        checked={user.recruitersCanContact}
        onChange={(recruitersCanContact) => void save({ recruitersCanContact })}
      />
      {user.discordUserId !== null && (
        <Switch
          spread
          label={t`Discord name on your profile`}
          hint={t`Shows others which account on Discord is yours.`}
          checked={user.showsDiscord}
          onChange={(showsDiscord) => void save({ showsDiscord })}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </section>
  );
});
