import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { accentOf } from '@shared/art/accent';
import { THEME_COLORS } from '@shared/art/colors';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import styles from './setup.module.css';
import type { SiteSettingsStore } from './site-settings.store';

/** What the picker shows while no color is chosen. */
const OWN_COLOR = '#d9622b';
const THEMES = [
  ['light', t`Light`],
  ['dark', t`Dark`],
] as const;

function adjustment(adjusted: readonly ('light' | 'dark')[]): string {
  if (adjusted.length === 0) return t`This color is easy to read in both themes.`;
  if (adjusted.length === 2) return t`In both themes, buttons get the nearest shade that’s easy to read.`;
  return adjusted[0] === 'light'
    ? t`In light mode, buttons get the nearest shade that’s easy to read.`
    : t`In dark mode, buttons get the nearest shade that’s easy to read.`;
}

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
              <Trans>Submit</Trans>
            </span>
            <span style={{ color: accent[theme].ember }}>
              <Trans>Next lesson</Trans>
            </span>
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {adjustment(accent.adjusted)}
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
          label={t`Accent color`}
          hint={t`Such as #2563eb. Leave it empty for Emberforge’s own.`}
          value={store.accent}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => store.set('accent', event.target.value)}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={t`Pick the accent color`}
          value={store.color ?? OWN_COLOR}
          onChange={(event) => store.set('accent', event.target.value)}
        />
      </div>
      {store.color && <Preview color={store.color} />}
    </div>
  );
});
