import type { CourseOverview } from '@web/api';
import { Loaded, usePageDescription, usePageTitle } from '@web/features/page';
import { REVIEWS_PER_PAGE, readReviewFilter, reviewsPath, useLoad, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { counted } from '@web/ui/counted';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Select } from '@web/ui/Select';
import { Skeleton } from '@web/ui/Skeleton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ReviewList } from './ReviewList';
import styles from './ReviewsScreen.module.css';

const ALL = 'all';

function CourseFilter({ courses, value }: { courses: readonly CourseOverview[]; value: string | null }) {
  const navigate = useNavigate();
  const choose = (slug: string) =>
    void navigate(reviewsPath({ course: slug === ALL ? null : slug, page: 1 }));
  return (
    <Select
      label="Course"
      className={styles.filter}
      value={value ?? ALL}
      onChange={choose}
      options={[
        { value: ALL, label: 'All courses' },
        ...courses.map(({ slug, title }) => ({ value: slug, label: title })),
      ]}
    />
  );
}

interface PagesProps {
  course: string | null;
  page: number;
  total: number;
}

function Pages({ course, page, total }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages of reviews" className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={reviewsPath({ course, page: page - 1 })} icon={<ChevronLeft />}>
          Newer
        </ButtonLink>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <ButtonLink href={reviewsPath({ course, page: page + 1 })} icon={<ChevronRight />}>
          Older
        </ButtonLink>
      )}
    </nav>
  );
}

/** /reviews: what learners say about all courses, or about one. */
export const ReviewsScreen = observer(function ReviewsScreen() {
  const { catalog } = useStores();
  const [query] = useSearchParams();
  const filter = readReviewFilter(query);
  usePageTitle('Reviews');
  usePageDescription('What learners say about the courses: honest reviews by people who have taken them.');
  useLoad(catalog.courses);
  const courses = catalog.courses.value ?? [];
  return (
    <>
      <PageHeader
        title="Reviews"
        lead="What learners say about the courses. You can review a course once you’ve completed one of its lessons."
      />
      {courses.length > 1 && <CourseFilter courses={courses} value={filter.course} />}
      <Loaded
        state={catalog.reviewPages.get(reviewsPath(filter))}
        skeleton={<Skeleton height="32rem" label="Loading the reviews" />}
        what="the reviews"
      >
        {({ reviews, totalCount }) =>
          totalCount === 0 ? (
            <EmptyState
              boots="bootsthink"
              title="No reviews yet"
              action={<ButtonLink href="/courses">See the courses</ButtonLink>}
            >
              Take a course, then tell others what you think of it. Yours could be the first.
            </EmptyState>
          ) : (
            <>
              <p className={styles.count}>{counted(totalCount, 'review')}</p>
              <ReviewList reviews={reviews} courseOf={(review) => catalog.overviewOf(review.courseUuid)} />
              <Pages {...filter} total={totalCount} />
            </>
          )
        }
      </Loaded>
    </>
  );
});
