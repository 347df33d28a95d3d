import { Loaded, usePageTitle } from '@web/features/page';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { counted } from '@web/ui/counted';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { ChartNoAxesColumn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './AuthorScreen.module.css';
import { AuthorStore } from './author.store';
import { CheckButtons } from './components/CheckButtons';
import { CheckPanel } from './components/CheckPanel';
import { CourseCard } from './components/CourseCard';
import { ProblemList } from './components/ProblemList';

/** /author, in development: every lesson in the content folder, and what's wrong with its files. */
export const AuthorScreen = observer(function AuthorScreen() {
  const [store] = useState(() => new AuthorStore());
  useEffect(() => store.start(), [store]);
  usePageTitle('Author');
  return (
    <>
      <PageHeader
        title="Author"
        lead="Your lessons, as learners will see them. Every page follows its files as you save."
        actions={
          <>
            <ButtonLink href="/author/insights" size="sm" variant="ghost" icon={<ChartNoAxesColumn />}>
              Insights
            </ButtonLink>
            <CheckButtons store={store} path="" />
          </>
        }
      />
      <Loaded
        state={store.content}
        skeleton={<Skeleton height="20rem" label="Loading your lessons" />}
        what="your lessons"
      >
        {({ root, courses }) => (
          <div className={styles.sections}>
            <CheckPanel store={store} />
            {store.otherProblems.length > 0 && (
              <Card title={counted(store.otherProblems.length, 'problem')} className={styles.problems}>
                <p className={styles.note}>Learners still get the last good version of these files.</p>
                <ProblemList problems={store.otherProblems} root={root} />
              </Card>
            )}
            {store.neverGood.length > 0 && (
              <Card title="Not shown yet" className={styles.problems}>
                <p className={styles.note}>
                  These have never been without problems, so there’s no version of them to show.
                </p>
                {store.neverGood.map(({ folder, problems }) => (
                  <section key={folder} className={styles.new}>
                    <h3 className={styles.folder}>{folder}</h3>
                    <ProblemList problems={problems} root={root} />
                  </section>
                ))}
              </Card>
            )}
            {courses.length === 0 && (
              <EmptyState boots="bootsthink" title="There are no courses yet">
                Run <code>npm run content:new</code> to write your first lesson.
              </EmptyState>
            )}
            {courses.map((course) => (
              <CourseCard key={course.folder} course={course} store={store} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
});
