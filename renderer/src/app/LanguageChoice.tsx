import { LOCALE_FACTS, LOCALES } from '@shared/locales';
import { i18n } from '@web/i18n';
import { switchLanguage, useStores } from '@web/stores';
import styles from './LanguageChoice.module.css';

/** The app's languages, each named in itself. The page loads again in the chosen one. */
export function LanguageChoice() {
  const stores = useStores();
  return (
    // Named in both languages, for a reader who can't read the one that's shown.
    <ul className={styles.languages} aria-label="Language · Sprache">
      {LOCALES.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            className={styles.language}
            aria-current={code === i18n.locale ? 'true' : undefined}
            onClick={() => void switchLanguage(stores, code)}
          >
            {LOCALE_FACTS[code].name}
          </button>
        </li>
      ))}
    </ul>
  );
}
