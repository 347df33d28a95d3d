import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Cover } from '@web/features/learning/catalog';
import { type AsyncState, countDone, type FirstLesson, lessonsOf } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './home.module.css';

const lessonsText = (count: number) => plural(count, { one: '# lesson', other: '# lessons' });

function Outline({ course }: Pick<FirstLesson, 'course'>) {
  const count = countDone(lessonsOf(course)).total;
  return (
    <div className={styles.course}>
      <Cover course={course} className={styles.cover} />
      <div className={styles.courseTexts}>
        <h2 id="course" className={styles.sectionTitle}>
          {course.title}
        </h2>
        <p className={styles.lead}>{course.summary}</p>
        <ol className={styles.chapters}>
          {course.chapters.map((chapter) => (
            <li key={chapter.uuid} className={styles.chapter}>
              <span className={styles.chapterTitle}>{chapter.title}</span>
              <span className={styles.count}>{lessonsText(countDone(chapter.lessons).total)}</span>
            </li>
          ))}
        </ol>
        <ButtonLink href={`/courses/${course.slug}`}>
          {t`See all ${plural(count, { one: '# lesson', other: '# lessons' })}`}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The first course in the catalog. */
export const CoursePreview = observer(function CoursePreview({
  preview,
}: {
  preview: AsyncState<FirstLesson | null>;
}) {
  if (preview.isWaiting) return <Skeleton height="20rem" />;
  if (preview.error) {
    return (
      <EmptyState
        title={t`We couldn’t load the courses`}
        action={
          <Button onClick={() => void preview.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {preview.error.message}
      </EmptyState>
    );
  }
  if (!preview.value) return null;
  return (
    <section aria-labelledby="course">
      <Outline course={preview.value.course} />
    </section>
  );
});
