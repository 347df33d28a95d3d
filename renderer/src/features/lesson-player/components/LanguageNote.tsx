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
    return <p className={styles.note}>This lesson isn’t translated yet, so it’s in English.</p>;
  const isOriginal = lesson.locale !== locale;
  return (
    <p className={styles.note}>
      <Button size="sm" variant="ghost" onClick={() => void catalog.readOriginal(lesson.uuid, !isOriginal)}>
        {isOriginal ? `Read it in ${LOCALE_FACTS[locale].name}` : 'Read the English original'}
      </Button>
    </p>
  );
}
