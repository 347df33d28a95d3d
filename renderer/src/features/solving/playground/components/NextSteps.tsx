import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import { useLoad, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { ArrowRight } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { PLAYGROUNDS } from '../playground-languages';
import { LANGUAGE_STARTS } from '../try-pages';
import styles from './NextSteps.module.css';

const GAMES = [
  { path: '/try/coding-game', title: t`A coding game` },
  { path: '/try/vibe-coding', title: t`Vibe coding` },
];

/** The guided page of a language; its playground where there's none. */
const startOf = ({ language, title, path }: (typeof PLAYGROUNDS)[number]) => ({
  title,
  path: LANGUAGE_STARTS.find((start) => start.language === language)?.path ?? path,
});

/** What to do next: the course in this language if there is one, otherwise all courses. */
export const NextSteps = observer(function NextSteps({ language }: { language: Language }) {
  const { courses } = useStores().catalog;
  useLoad(courses);
  const { title } = LANGUAGE_FACTS[language];
  const course = courses.value?.find((each) => each.language === language);
  const others = PLAYGROUNDS.filter((each) => each.language !== language).map(startOf);
  return (
    <section className={styles.next} aria-labelledby="next">
      <div className={styles.texts}>
        <h2 id="next">{course ? t`Learn ${title} from the beginning` : t`What’s next?`}</h2>
        <p>
          {course
            ? course.summary
            : t`There’s no ${title} course here yet, but our other courses start from the very first line of code.`}
        </p>
      </div>
      <ButtonLink
        href={course ? `/courses/${course.slug}` : '/courses'}
        variant="primary"
        size="lg"
        icon={<ArrowRight />}
      >
        {course ? t`Start the course` : t`Browse courses`}
      </ButtonLink>
      <nav className={styles.others} aria-label={t`Other things to try`}>
        <span>
          <Trans>Or try</Trans>
        </span>
        {[...others, ...GAMES].map(({ path, title: name }) => (
          <ButtonLink key={path} href={path} size="sm" variant="ghost">
            {name}
          </ButtonLink>
        ))}
      </nav>
    </section>
  );
});
