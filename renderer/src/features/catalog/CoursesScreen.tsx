import { Loaded, usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { EmptyState, PageHeader, Skeleton } from '@web/ui';
import styles from './catalog.module.css';
import { CourseGrid } from './components/CourseGrid';
import { TrackList } from './components/TrackList';

const GridSkeleton = () => (
  <div className={styles.grid}>
    {['a', 'b', 'c'].map((key, index) => (
      <Skeleton key={key} height="23rem" label={index === 0 ? 'Loading the courses' : undefined} />
    ))}
  </div>
);

/** /courses: everything there is to learn. */
export function CoursesScreen() {
  const { catalog } = useStores();
  usePageTitle('Courses');
  return (
    <>
      <PageHeader
        title="Courses"
        lead="Short lessons, each with one idea and something to write. Your code runs in the browser as you go."
      />
      <Loaded state={catalog.courses} skeleton={<GridSkeleton />} what="the courses">
        {(courses) =>
          courses.length === 0 ? (
            <EmptyState title="There are no courses yet">
              Courses are files in the content folder of this server. As soon as one is live, it is listed
              here.
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
