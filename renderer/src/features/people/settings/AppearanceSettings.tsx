import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ThemeChoice, useStores } from '@web/stores';
import { RadioGroup } from '@web/ui/RadioGroup';
import { chooseReducedMotion, systemReducesMotion } from '@web/ui/reduced-motion';
import { Switch } from '@web/ui/Switch';
import { useReducedMotion } from '@web/ui/useReducedMotion';
import { observer } from 'mobx-react-lite';
import { LanguageSetting } from './LanguageSetting';
import styles from './SettingsDialog.module.css';

const THEMES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'dark', label: t`Dark` },
  { value: 'light', label: t`Light` },
  { value: 'system', label: t`Like my device` },
];

/** How this browser shows the app. Stored in it, so another device can differ. */
export const AppearanceSettings = observer(function AppearanceSettings() {
  const { theme, sounds, platform } = useStores();
  const isReduced = useReducedMotion();
  const isOff = systemReducesMotion();
  return (
    <div className={styles.section}>
      <LanguageSetting />
      <RadioGroup
        label={t`Theme`}
        options={THEMES}
        value={theme.choice}
        onChange={(choice) => theme.choose(choice as ThemeChoice)}
      />
      <Switch
        spread
        label={t`Sounds`}
        hint={t`A hammer on an anvil when you pass, a soft tap when you don’t.`}
        checked={sounds.isOn}
        onChange={(isOn) => sounds.set(isOn)}
      />
      <Switch
        spread
        label={t`Animations`}
        hint={
          isOff
            ? t`Your device asks for less motion, so they’re off.`
            : t`Off, nothing moves: no strikes, no confetti, no gliding.`
        }
        checked={!isReduced}
        disabled={isOff}
        onChange={(isOn) => chooseReducedMotion(!isOn, platform.storage)}
      />
      <p className={styles.note}>
        <Trans>These settings apply to this browser only.</Trans>
      </p>
    </div>
  );
});
