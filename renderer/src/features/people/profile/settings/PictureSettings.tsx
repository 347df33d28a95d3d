import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import type { User } from '@web/api';
import { Avatar } from '@web/ui/Avatar';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { Trash2, Upload } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PictureInput } from '../components/PictureInput';
import { useProfileImage } from '../useProfileImage';
import styles from './settings.module.css';

/** The learner's picture: upload, replace, remove. */
export const PictureSettings = observer(function PictureSettings({ user }: { user: User }) {
  const { isBusy, error, choose, remove } = useProfileImage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.picture} aria-label={t`Picture`}>
      <Avatar
        name={`${user.firstName} ${user.lastName}`}
        src={user.profileImageUrl}
        roleIndex={roleIndexOf(user.level)}
        size={96}
        decorative
      />
      <div>
        <div className={styles.buttons}>
          <Button icon={<Upload />} loading={isBusy} onClick={() => input.current?.click()}>
            <Trans>Upload a picture</Trans>
          </Button>
          {user.profileImageUrl && (
            <Button variant="ghost" icon={<Trash2 />} disabled={isBusy} onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        <p className={styles.note}>
          <Trans>It’s cropped to a square. Without one, your initials are shown.</Trans>
        </p>
        {error && <FieldError>{error}</FieldError>}
      </div>
      <PictureInput ref={input} onChoose={(files) => void choose(files)} />
    </section>
  );
});
