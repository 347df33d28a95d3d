import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Course } from '@web/api';
import { useLoad, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { RefreshCw } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { averageText } from './average-text';
import styles from './CourseReviews.module.css';
import { ReviewButton } from './ReviewButton';
import { ReviewList } from './ReviewList';
import { Stars } from './Stars';
import { useOwnReview } from './useOwnReview';

type Reviewed = Pick<Course, 'uuid' | 'slug' | 'title' | 'rating'>;

const STATES = {
  waiting: t`Your review is waiting: others see it once you’ve completed five lessons, or somebody here has read it.`,
  hidden: t`Your review is hidden: only you see it. The email that we sent you says why.`,
};

/** The way to the review's form, for learners who may write one. */
const WriteReview = observer(function WriteReview({ course }: { course: Reviewed }) {
  const { session } = useStores();
  const store = useOwnReview(course.uuid);
  const own = store.state.value;
  // As high without its button, so that nothing jumps.
  if (!session.isSignedIn || !own) return <div className={styles.write} />;
  if (!own.canReview)
    return (
      <div className={styles.write}>
        <p className={styles.quiet}>
          <Trans>Complete a lesson to write a review.</Trans>
        </p>
      </div>
    );
  const visibility = own.review?.publicReview ? own.review.visibility : 'public';
  const label = own.review ? t`Edit your review` : t`Write a review`;
  return (
    <>
      <div className={styles.write}>
        <ReviewButton store={store} courseTitle={course.title} label={label} />
      </div>
      {visibility !== 'public' && <p className={styles.state}>{STATES[visibility]}</p>}
    </>
  );
});

const List = observer(function List({ course }: { course: Reviewed }) {
  const { catalog } = useStores();
  const state = catalog.reviewsOfCourse.get(course.uuid);
  useLoad(state);
  const { value, error } = state;
  if (!value && error) {
    return (
      <div className={styles.failed}>
        <p>
          <Trans>We couldn’t load the reviews.</Trans> {error.message}
        </p>
        <Button icon={<RefreshCw />} onClick={() => void state.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!value) return <Skeleton height="10rem" label={t`Loading the reviews`} />;
  const { reviews, totalCount } = value;
  if (totalCount === 0)
    return (
      <p className={styles.quiet}>
        <Trans>No one has reviewed this course yet.</Trans>
      </p>
    );
  return (
    <>
      <ReviewList reviews={reviews} />
      {totalCount > reviews.length && (
        <p className={styles.more}>
          <UiLink href={`/reviews?course=${course.slug}`}>
            <Plural value={totalCount} one="All # review" other="All # reviews" />
          </UiLink>
        </p>
      )}
    </>
  );
});

/** What learners say about a course, and the way to say something. */
export const CourseReviews = observer(function CourseReviews({ course }: { course: Reviewed }) {
  const { totalCount, average } = course.rating;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <div className={styles.head}>
        <h2 id="reviews">
          <Trans>Reviews</Trans>
        </h2>
        {totalCount > 0 && (
          <p className={styles.average}>
            <Stars rating={average} /> {averageText(course.rating)}
          </p>
        )}
        <WriteReview course={course} />
      </div>
      <List course={course} />
    </section>
  );
});
