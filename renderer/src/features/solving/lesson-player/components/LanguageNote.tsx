import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LOCALE_FACTS } from '@shared/locales';
import { interfaceLocale, type Lesson } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import styles from './LanguageNote.module.css';

type Translated = Pick<Lesson, 'uuid' | 'locale' | 'locales'>;

/** For those who read another language than the original’s: which one this is, and how to switch. */
export function LanguageNote({ lesson }: { lesson: Translated }) {
  const { catalog } = useStores();
  const locale = interfaceLocale();
  if (locale === 'en') return null;
  const isTranslated = lesson.locales?.includes(locale) ?? false;
  if (!isTranslated)
    return (
      <p className={styles.note}>
        <Trans>This lesson isn’t translated yet, so it’s in English.</Trans>
      </p>
    );
  const language = LOCALE_FACTS[locale].name;
  const isOriginal = lesson.locale !== locale;
  return (
    <p className={styles.note}>
      <Button size="sm" variant="ghost" onClick={() => void catalog.readOriginal(lesson.uuid, !isOriginal)}>
        {isOriginal ? t`Read it in ${language}` : t`Read the English original`}
      </Button>
    </p>
  );
}
