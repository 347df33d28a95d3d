import { type ThemeChoice, useStores } from '@web/stores';
import { RadioGroup } from '@web/ui/RadioGroup';
import { Switch } from '@web/ui/Switch';
import { useReducedMotion } from '@web/ui/useReducedMotion';
import { observer } from 'mobx-react-lite';
import styles from './SettingsDialog.module.css';

const THEMES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'Like my device' },
];

/** How this browser shows the app. Stored in it, so another device can differ. */
export const AppearanceSettings = observer(function AppearanceSettings() {
  const { theme, sounds } = useStores();
  const isReduced = useReducedMotion();
  return (
    <div className={styles.section}>
      <RadioGroup
        label="Theme"
        options={THEMES}
        value={theme.choice}
        onChange={(choice) => theme.choose(choice as ThemeChoice)}
      />
      <Switch
        spread
        label="Sounds"
        hint="A hammer on an anvil when you pass, a soft tap when you don’t."
        checked={sounds.isOn}
        onChange={(isOn) => sounds.set(isOn)}
      />
      <p className={styles.note}>
        {isReduced
          ? 'Animations are off, because your device asks for less motion.'
          : 'Animations follow your device: if it asks for less motion, they’re off.'}
      </p>
    </div>
  );
});
