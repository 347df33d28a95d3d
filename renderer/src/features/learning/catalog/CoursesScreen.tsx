import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { breadcrumbs, Loaded, usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import styles from './catalog.module.css';
import { CourseGrid } from './components/CourseGrid';
import { TrackList } from './components/TrackList';

const LEAD = t`Short lessons: one idea each, then you write the code. It runs right in your browser.`;

const GridSkeleton = () => (
  <div className={styles.grid}>
    {['a', 'b', 'c'].map((key, index) => (
      <Skeleton key={key} height="23rem" label={index === 0 ? t`Loading the courses` : undefined} />
    ))}
  </div>
);

/** /courses: all courses and tracks. */
export function CoursesScreen() {
  const { catalog } = useStores();
  usePageTitle(t`Courses`);
  usePageDescription(LEAD);
  usePageFacts({ structuredData: [breadcrumbs([{ name: t`Courses`, path: '/courses' }])] });
  return (
    <>
      <PageHeader title={t`Courses`} lead={LEAD} />
      <Loaded state={catalog.courses} skeleton={<GridSkeleton />} what={t`the courses`}>
        {(courses) =>
          courses.length === 0 ? (
            <EmptyState boots="bootsthink" title={t`There are no courses yet`}>
              <Trans>
                Courses are files in this server’s content folder. They show up here as soon as they go live.
              </Trans>
            </EmptyState>
          ) : (
            <CourseGrid courses={courses} />
          )
        }
      </Loaded>
      <TrackList />
    </>
  );
}
