import { LOCALE_FACTS, LOCALES } from '@shared/locales';
import { chooseLanguage, i18n } from '@web/i18n';
import styles from './LanguageChoice.module.css';

/** The app's languages, each named in itself. The page loads again in the chosen one. */
export const LanguageChoice = () => (
  // Named in both languages, for a reader who can't read the one that's shown.
  <ul className={styles.languages} aria-label="Language · Sprache">
    {LOCALES.map((code) => (
      <li key={code}>
        <button
          type="button"
          lang={code}
          className={styles.language}
          aria-current={code === i18n.locale ? 'true' : undefined}
          onClick={() => {
            chooseLanguage(code);
            location.reload();
          }}
        >
          {LOCALE_FACTS[code].name}
        </button>
      </li>
    ))}
  </ul>
);
