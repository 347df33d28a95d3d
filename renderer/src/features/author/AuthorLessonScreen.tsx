import { loadLessonScreen } from '@web/features/lesson-player';
import { useLoad } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { counted } from '@web/ui/counted';
import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import styles from './AuthorLessonScreen.module.css';
import { AuthorStore } from './author.store';
import { CheckButtons } from './components/CheckButtons';
import { CheckPanel } from './components/CheckPanel';
import { ProblemList } from './components/ProblemList';

const LessonScreen = lazy(async () => ({ default: await loadLessonScreen() }));

/** /author/lessons/:lessonUuid, in development: a lesson that follows its files, with its problems and its checks. */
export const AuthorLessonScreen = observer(function AuthorLessonScreen() {
  const { lessonUuid = '' } = useParams();
  const [store] = useState(() => new AuthorStore());
  useEffect(() => store.start(), [store]);
  useLoad(store.content);
  const folder = store.folderOf(lessonUuid);
  const problems = folder === undefined ? [] : store.problemsIn(folder);

  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <ButtonLink href="/author" size="sm" variant="ghost" icon={<ArrowLeft />}>
          All lessons
        </ButtonLink>
        <code className={styles.folder}>{folder}</code>
        {store.savedAt && <span className={styles.saved}>Updated {store.savedAt.toLocaleTimeString()}</span>}
        <ButtonLink
          href={`/author/insights/${lessonUuid}`}
          size="sm"
          variant="ghost"
          icon={<ChartNoAxesColumn />}
        >
          Insights
        </ButtonLink>
        {folder !== undefined && <CheckButtons store={store} path={folder} />}
      </div>
      <section className={styles.notices} aria-label="Problems and checks">
        {problems.length > 0 && (
          <div role="alert" className={styles.problems}>
            <h2 className={styles.title}>
              {counted(problems.length, 'problem')}. This is the last good version.
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
