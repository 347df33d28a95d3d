import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { Select } from '@web/ui/Select';
import { Switch } from '@web/ui/Switch';
import { useTouchScreen } from '@web/ui/useTouchScreen';
import { observer } from 'mobx-react-lite';
import styles from './EditorSettings.module.css';
import { type EditorPreferencesStore, FONT_SIZES } from './editor-preferences.store';

export interface EditorSettingsProps {
  preferences: EditorPreferencesStore;
  open: boolean;
  onClose: () => void;
}

/** The editor's settings. Changes apply immediately and are stored in this browser. */
export const EditorSettings = observer(function EditorSettings({
  preferences,
  open,
  onClose,
}: EditorSettingsProps) {
  const { sounds } = useStores();
  const { fontSize, wordWrap, vim, accessible } = preferences.value;
  const isTouch = useTouchScreen();
  return (
    <Dialog open={open} onClose={onClose} title="Editor settings" size="sm">
      <div className={styles.list}>
        <Select
          label="Text size"
          options={FONT_SIZES.map((size) => ({ value: String(size), label: `${size} px` }))}
          value={String(fontSize)}
          onChange={(size) => preferences.change({ fontSize: Number(size) })}
        />
        <Switch
          spread
          label="Wrap long lines"
          checked={wordWrap}
          onChange={(checked) => preferences.change({ wordWrap: checked })}
        />
        {/* The plain editor of touch screens needs neither. */}
        {!isTouch && (
          <>
            <Switch
              spread
              label="Vim keys"
              hint="Press Escape in normal mode to leave the editor."
              checked={vim}
              onChange={(checked) => preferences.change({ vim: checked })}
            />
            <Switch
              spread
              label="Screen reader mode"
              hint="Optimizes the editor for screen readers. Press Ctrl+M to make Tab move the focus."
              checked={accessible}
              onChange={(checked) => preferences.change({ accessible: checked })}
            />
          </>
        )}
        <Switch
          spread
          label="Sounds"
          hint="A hammer strike when you solve a lesson, and more."
          checked={sounds.isOn}
          onChange={(checked) => sounds.set(checked)}
        />
      </div>
    </Dialog>
  );
});
