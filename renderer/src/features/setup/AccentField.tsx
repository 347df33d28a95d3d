import { accentOf } from '@shared/art/accent';
import { THEME_COLORS } from '@shared/art/colors';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import styles from './setup.module.css';
import type { SiteSettingsStore } from './site-settings.store';

/** What the picker shows while no color is chosen. */
const OWN_COLOR = '#d9622b';
const THEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** How a color looks in both themes, and where it had to be adjusted. */
function Preview({ color }: { color: string }) {
  const accent = accentOf(color);
  return (
    <>
      <div className={styles.previews} aria-hidden="true">
        {THEMES.map(([theme, label]) => (
          <div
            key={theme}
            className={styles.preview}
            style={{ background: THEME_COLORS[theme]['surface-1'], color: THEME_COLORS[theme]['ink-2'] }}
          >
            <span>{label}</span>
            <span
              className={styles.sample}
              style={{ background: accent[theme]['ember-fill'], color: accent[theme]['ember-ink'] }}
            >
              Submit
            </span>
            <span style={{ color: accent[theme].ember }}>Next lesson</span>
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {accent.adjusted.length === 0
          ? 'This color is easy to read in both themes.'
          : `${accent.adjusted.length === 2 ? 'In both themes' : `In ${accent.adjusted[0]} mode`}, buttons get the nearest shade that’s easy to read.`}
      </p>
    </>
  );
}

/** The accent color: picked or typed, with a preview. */
export const AccentField = observer(function AccentField({ store }: { store: SiteSettingsStore }) {
  return (
    <div className={styles.accent}>
      <div className={styles.color}>
        <TextField
          label="Accent color"
          hint="Such as #2563eb. Leave it empty for Emberforge’s own."
          value={store.accent}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => store.set('accent', event.target.value)}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label="Pick the accent color"
          value={store.color ?? OWN_COLOR}
          onChange={(event) => store.set('accent', event.target.value)}
        />
      </div>
      {store.color && <Preview color={store.color} />}
    </div>
  );
});
