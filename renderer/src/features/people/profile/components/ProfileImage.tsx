import { t } from '@lingui/core/macro';
import { Avatar, type AvatarProps } from '@web/ui/Avatar';
import { IconButton } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { Camera } from '@web/ui/icons';
import { useRef } from 'react';
import { useProfileImage } from '../useProfileImage';
import { PictureInput } from './PictureInput';
import styles from './ProfileImage.module.css';

type Look = Pick<AvatarProps, 'name' | 'src' | 'roleIndex'>;

function Editable(look: Look) {
  const { isBusy, error, choose } = useProfileImage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.image}>
      <Avatar {...look} size={128} decorative />
      <IconButton
        label={t`Upload a picture`}
        icon={<Camera />}
        variant="secondary"
        loading={isBusy}
        className={styles.upload}
        onClick={() => input.current?.click()}
      />
      <PictureInput ref={input} onChoose={(files) => void choose(files)} />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** A learner's picture in the frame of their role, with an upload control if it's their own. */
export const ProfileImage = ({ editable, ...look }: Look & { editable: boolean }) =>
  editable ? <Editable {...look} /> : <Avatar {...look} size={128} decorative />;
