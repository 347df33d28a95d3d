import { Trans } from '@lingui/react/macro';
import { DEFAULT_LOCALE } from '@shared/locales';
import { type Course, interfaceLocale } from '@web/api';
import { Badge } from '@web/ui/Badge';

/** Marks a course that isn't translated to the reader's language, so it's in English. */
export function LanguageTag({ course }: { course: Pick<Course, 'locale'> }) {
  const locale = interfaceLocale();
  if (locale === DEFAULT_LOCALE || course.locale === locale) return null;
  return (
    <div>
      <Badge>
        <Trans>In English</Trans>
      </Badge>
    </div>
  );
}
