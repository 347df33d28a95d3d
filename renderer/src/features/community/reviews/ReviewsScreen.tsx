import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { CourseOverview } from '@web/api';
import { Loaded, usePageDescription, usePageTitle } from '@web/features/site/page';
import { REVIEWS_PER_PAGE, readReviewFilter, reviewsPath, useLoad, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { ChevronLeft, ChevronRight } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Select } from '@web/ui/Select';
import { Skeleton } from '@web/ui/Skeleton';
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
      label={t`Course`}
      className={styles.filter}
      value={value ?? ALL}
      onChange={choose}
      options={[
        { value: ALL, label: t`All courses` },
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
    <nav aria-label={t`Pages of reviews`} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={reviewsPath({ course, page: page - 1 })} icon={<ChevronLeft />}>
          <Trans>Newer</Trans>
        </ButtonLink>
      )}
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      {page < last && (
        <ButtonLink href={reviewsPath({ course, page: page + 1 })} icon={<ChevronRight />}>
          <Trans>Older</Trans>
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
  usePageTitle(t`Reviews`);
  usePageDescription(t`What learners say about the courses: honest reviews by people who have taken them.`);
  useLoad(catalog.courses);
  const courses = catalog.courses.value ?? [];
  return (
    <>
      <PageHeader
        title={t`Reviews`}
        lead={t`What learners say about the courses. You can review a course once you’ve completed one of its lessons.`}
      />
      {courses.length > 1 && <CourseFilter courses={courses} value={filter.course} />}
      <Loaded
        state={catalog.reviewPages.get(reviewsPath(filter))}
        skeleton={<Skeleton height="32rem" label={t`Loading the reviews`} />}
        what={t`the reviews`}
      >
        {({ reviews, totalCount }) =>
          totalCount === 0 ? (
            <EmptyState
              boots="bootsthink"
              title={t`No reviews yet`}
              action={
                <ButtonLink href="/courses">
                  <Trans>See the courses</Trans>
                </ButtonLink>
              }
            >
              <Trans>Take a course, then tell others what you think of it. Yours could be the first.</Trans>
            </EmptyState>
          ) : (
            <>
              <p className={styles.count}>
                <Plural value={totalCount} one="# review" other="# reviews" />
              </p>
              <ReviewList reviews={reviews} courseOf={(review) => catalog.overviewOf(review.courseUuid)} />
              <Pages {...filter} total={totalCount} />
            </>
          )
        }
      </Loaded>
    </>
  );
});
