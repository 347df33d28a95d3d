import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import { EditorOptions } from './EditorOptions';
import styles from './EditorSettings.module.css';
import type { EditorPreferencesStore } from './editor-preferences.store';

export interface EditorSettingsProps {
  preferences: EditorPreferencesStore;
  open: boolean;
  onClose: () => void;
}

/** The editor's settings, and sounds. Changes apply immediately. */
export const EditorSettings = observer(function EditorSettings({
  preferences,
  open,
  onClose,
}: EditorSettingsProps) {
  const { sounds } = useStores();
  return (
    <Dialog open={open} onClose={onClose} title={t`Editor settings`} size="sm">
      <div className={styles.list}>
        <EditorOptions preferences={preferences} />
        <Switch
          spread
          label={t`Sounds`}
          hint={t`A hammer strike when you solve a lesson, and more.`}
          checked={sounds.isOn}
          onChange={(checked) => sounds.set(checked)}
        />
      </div>
    </Dialog>
  );
});
