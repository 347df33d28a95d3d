import { t } from '@lingui/core/macro';
import { errorText, type User } from '@web/api';
import { useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { useState } from 'react';
import { profilesOf } from './profiles.store';
import { shrinkImage } from './shrink-image';

export const NOT_AN_IMAGE = t`Please choose an image: a JPEG, PNG, WebP, GIF or AVIF file.`;

/** How the learner's own picture is changed. */
export function useProfileImage() {
  const { api, user, scope } = useStores();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const change = async (done: string, request: () => Promise<User>) => {
    setIsBusy(true);
    setError(null);
    try {
      const changed = await request();
      user.state.set(changed);
      profilesOf(scope).changed(changed.handle);
      toasts.success(done);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    error,
    /** Uploads the first of these files; only images. */
    choose: async (files: ArrayLike<File> | null): Promise<void> => {
      const file = files?.[0];
      if (!file) return;
      if (!file.type.startsWith('image/')) return setError(NOT_AN_IMAGE);
      await change(t`Profile image updated successfully`, async () =>
        api.upload('setProfileImage', await shrinkImage(file)),
      );
    },
    remove: () => change(t`Profile image removed`, () => api.call('removeProfileImage')),
  };
}
