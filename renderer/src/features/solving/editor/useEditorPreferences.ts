import { errorText, toUserBody } from '@web/api';
import type { TextStorage } from '@web/platform';
import { useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { useEffect } from 'react';
import { EditorPreferencesStore } from './editor-preferences.store';

const stores = new WeakMap<TextStorage, EditorPreferencesStore>();

/** This browser's editor settings, the same for all editors and the settings dialog. Vim keys follow the account. */
export function useEditorPreferences(): EditorPreferencesStore {
  const { platform, api, user } = useStores();
  const preferences = stores.get(platform.storage) ?? new EditorPreferencesStore(platform.storage);
  stores.set(platform.storage, preferences);
  const vim = user.state.value?.vimEnabled;
  useEffect(() => {
    if (vim === undefined) {
      preferences.onVimChosen = () => {};
      return;
    }
    preferences.onVimChosen = (vimEnabled) =>
      void api.call('updateUser', { body: toUserBody({ vimEnabled }) }).then(
        (changed) => user.state.set(changed),
        (error: unknown) => toasts.error(errorText(error)),
      );
    preferences.adoptVim(vim);
  }, [preferences, api, user, vim]);
  return preferences;
}
