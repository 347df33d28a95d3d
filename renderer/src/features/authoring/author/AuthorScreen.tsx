import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { ChartNoAxesColumn } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
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
  usePageTitle(t`Author`);
  return (
    <>
      <PageHeader
        title={t`Author`}
        lead={t`Your lessons, as learners will see them. Every page follows its files as you save.`}
        actions={
          <>
            <ButtonLink href="/author/insights" size="sm" variant="ghost" icon={<ChartNoAxesColumn />}>
              <Trans>Insights</Trans>
            </ButtonLink>
            <CheckButtons store={store} path="" />
          </>
        }
      />
      <Loaded
        state={store.content}
        skeleton={<Skeleton height="20rem" label={t`Loading your lessons`} />}
        what={t`your lessons`}
      >
        {({ root, courses }) => (
          <div className={styles.sections}>
            <CheckPanel store={store} />
            {store.otherProblems.length > 0 && (
              <Card
                title={plural(store.otherProblems.length, { one: '# problem', other: '# problems' })}
                className={styles.problems}
              >
                <p className={styles.note}>
                  <Trans>Learners still get the last good version of these files.</Trans>
                </p>
                <ProblemList problems={store.otherProblems} root={root} />
              </Card>
            )}
            {store.neverGood.length > 0 && (
              <Card title={t`Not shown yet`} className={styles.problems}>
                <p className={styles.note}>
                  <Trans>
                    These have never been without problems, so there’s no version of them to show.
                  </Trans>
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
              <EmptyState boots="bootsthink" title={t`There are no courses yet`}>
                <Trans>
                  Run <code>npm run content:new</code> to write your first lesson.
                </Trans>
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
