import { errorText, toUserBody, type User, type UserChanges } from '@web/api';
import { useStores } from '@web/stores';
import { useState } from 'react';
import { profilesOf } from '../profiles.store';

/** Saves a setting of the account right when it's changed. It shows immediately, and is taken back if that fails. */
export function useUserSetting(user: User) {
  const { api, user: own, scope } = useStores();
  const [error, setError] = useState<string | null>(null);
  const save = async (changes: UserChanges) => {
    setError(null);
    own.state.set({ ...user, ...changes });
    try {
      own.state.set(await api.call('updateUser', { body: toUserBody(changes) }));
      profilesOf(scope).changed(user.handle);
    } catch (failure) {
      own.state.set(user);
      setError(errorText(failure));
    }
  };
  return { error, save };
}
