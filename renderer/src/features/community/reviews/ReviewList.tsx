import type { Review } from '@web/api';
import { dateFormat } from '@web/i18n';
import { UiLink } from '@web/ui/UiLink';
import { authorName } from './author-name';
import { HelpfulButton } from './HelpfulButton';
import { ReportReview } from './ReportReview';
import styles from './ReviewList.module.css';
import { Stars } from './Stars';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** Says which course a review is about. */
  courseOf?: (review: Review) => { slug: string; title: string } | undefined;
}

const DATE = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** Reviews in columns, the newest first. */
export function ReviewList({ reviews, courseOf }: ReviewListProps) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => {
        const course = courseOf?.(review);
        return (
          <li key={review.uuid} className={styles.review}>
            <Stars rating={review.rating} />
            <blockquote className={styles.text}>{review.publicReview}</blockquote>
            <p className={styles.by}>
              <span className={styles.name}>{authorName(review)}</span>
              <time dateTime={review.createdAt}>{DATE.format(new Date(review.createdAt))}</time>
              {course && <UiLink href={`/courses/${course.slug}`}>{course.title}</UiLink>}
            </p>
            <div className={styles.actions}>
              <HelpfulButton review={review} />
              <ReportReview review={review} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
