import { t } from '@lingui/core/macro';
import { Select } from '@web/ui/Select';
import { Switch } from '@web/ui/Switch';
import { useTouchScreen } from '@web/ui/useTouchScreen';
import { observer } from 'mobx-react-lite';
import { type EditorPreferencesStore, FONT_SIZES } from './editor-preferences.store';

/** How the editor looks and behaves. Changes apply immediately. */
export const EditorOptions = observer(function EditorOptions({
  preferences,
}: {
  preferences: EditorPreferencesStore;
}) {
  const { fontSize, wordWrap, vim, accessible } = preferences.value;
  const isTouch = useTouchScreen();
  return (
    <>
      <Select
        label={t`Text size`}
        options={FONT_SIZES.map((size) => ({ value: String(size), label: `${size} px` }))}
        value={String(fontSize)}
        onChange={(size) => preferences.change({ fontSize: Number(size) })}
      />
      <Switch
        spread
        label={t`Wrap long lines`}
        checked={wordWrap}
        onChange={(checked) => preferences.change({ wordWrap: checked })}
      />
      {/* The plain editor of touch screens needs neither. */}
      {!isTouch && (
        <>
          <Switch
            spread
            label={t`Vim keys`}
            hint={t`Press Escape in normal mode to leave the editor.`}
            checked={vim}
            onChange={(checked) => preferences.change({ vim: checked })}
          />
          <Switch
            spread
            label={t`Screen reader mode`}
            hint={t`Optimizes the editor for screen readers. Press Ctrl+M to make Tab move the focus.`}
            checked={accessible}
            onChange={(checked) => preferences.change({ accessible: checked })}
          />
        </>
      )}
    </>
  );
});
