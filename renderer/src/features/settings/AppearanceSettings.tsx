import { type ThemeChoice, useStores } from '@web/stores';
import { RadioGroup } from '@web/ui/RadioGroup';
import { chooseReducedMotion, systemReducesMotion } from '@web/ui/reduced-motion';
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
  const { theme, sounds, platform } = useStores();
  const isReduced = useReducedMotion();
  const isOff = systemReducesMotion();
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
      <Switch
        spread
        label="Animations"
        hint={
          isOff
            ? 'Your device asks for less motion, so they’re off.'
            : 'Off, nothing moves: no strikes, no confetti, no gliding.'
        }
        checked={!isReduced}
        disabled={isOff}
        onChange={(isOn) => chooseReducedMotion(!isOn, platform.storage)}
      />
      <p className={styles.note}>These are for this browser.</p>
    </div>
  );
});
