import { Trans } from '@lingui/react/macro';
import { LOCALE_FACTS, LOCALES } from '@shared/locales';
import { currentLanguage } from '@web/i18n';
import { switchLanguage, useStores } from '@web/stores';
import { Select } from '@web/ui/Select';
import styles from './SettingsDialog.module.css';

/** Named in both languages, for a reader who can't read the one that's shown. */
const LABEL = 'Language · Sprache';
const OPTIONS = LOCALES.map((code) => ({
  value: code,
  label: <span lang={code}>{LOCALE_FACTS[code].name}</span>,
}));

export function LanguageSetting() {
  const stores = useStores();
  return (
    <div className={styles.group}>
      <Select
        label={LABEL}
        options={OPTIONS}
        value={currentLanguage()}
        onChange={(code) => void switchLanguage(stores, code)}
      />
      <p className={styles.note}>
        <Trans>
          The page loads again in the new language. Lessons stay in English where there’s no translation.
        </Trans>
      </p>
    </div>
  );
}
