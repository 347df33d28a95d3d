import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { loadLessonScreen } from '@web/features/solving/lesson-player';
import { dateFormat } from '@web/i18n';
import { useLoad } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { ArrowLeft, ChartNoAxesColumn } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import styles from './AuthorLessonScreen.module.css';
import { AuthorStore } from './author.store';
import { CheckButtons } from './components/CheckButtons';
import { CheckPanel } from './components/CheckPanel';
import { ProblemList } from './components/ProblemList';

const TIME = dateFormat({ timeStyle: 'medium' });
const LessonScreen = lazy(async () => ({ default: await loadLessonScreen() }));

/** /author/lessons/:lessonUuid, in development: a lesson that follows its files, with its problems and its checks. */
export const AuthorLessonScreen = observer(function AuthorLessonScreen() {
  const { lessonUuid = '' } = useParams();
  const [store] = useState(() => new AuthorStore());
  useEffect(() => store.start(), [store]);
  useLoad(store.content);
  const folder = store.folderOf(lessonUuid);
  const savedTime = store.savedAt && TIME.format(store.savedAt);
  const problems = folder === undefined ? [] : store.problemsIn(folder);

  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <ButtonLink href="/author" size="sm" variant="ghost" icon={<ArrowLeft />}>
          <Trans>All lessons</Trans>
        </ButtonLink>
        <code className={styles.folder}>{folder}</code>
        {savedTime && (
          <span className={styles.saved}>
            <Trans>Updated {savedTime}</Trans>
          </span>
        )}
        <ButtonLink
          href={`/author/insights/${lessonUuid}`}
          size="sm"
          variant="ghost"
          icon={<ChartNoAxesColumn />}
        >
          <Trans>Insights</Trans>
        </ButtonLink>
        {folder !== undefined && <CheckButtons store={store} path={folder} />}
      </div>
      <section className={styles.notices} aria-label={t`Problems and checks`}>
        {problems.length > 0 && (
          <div role="alert" className={styles.problems}>
            <h2 className={styles.title}>
              {plural(problems.length, {
                one: '# problem. This is the last good version.',
                other: '# problems. This is the last good version.',
              })}
            </h2>
            <ProblemList problems={problems} root={store.content.value?.root ?? ''} />
          </div>
        )}
        <CheckPanel store={store} />
      </section>
      <div className={styles.lesson}>
        <Suspense>
          <LessonScreen />
        </Suspense>
      </div>
    </div>
  );
});
