import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course } from '@web/api';
import { ButtonLink } from '@web/ui/Button';
import { ArrowRight } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useWayOn } from '../useWayOn';
import { Cover } from './Cover';
import styles from './GoOn.module.css';
import { LessonFacts } from './LessonFacts';

/** After a finished course: one lesson to go on with, and why. For those who finished them all, training. */
export const GoOn = observer(function GoOn({ from }: { from: Pick<Course, 'uuid'> }) {
  const way = useWayOn(from);
  if (way === undefined) return <Skeleton height="8.5rem" label={t`Looking for your next lesson`} />;
  if (way === null)
    return (
      <div className={styles.box}>
        <p className={styles.reason}>
          <Trans>You’ve finished every course here. Training keeps what you know.</Trans>
        </p>
        <ButtonLink href="/training" variant="primary" size="lg">
          <Trans>Train</Trans>
        </ButtonLink>
      </div>
    );
  const { course, reason, lesson } = way;
  const { title, slug } = course;
  return (
    <div className={styles.box}>
      <Cover course={course} className={styles.cover} />
      <div className={styles.texts}>
        <p className={styles.course}>
          <UiLink href={`/courses/${slug}`}>{title}</UiLink>
        </p>
        <p className={styles.lesson}>{lesson?.title ?? course.summary}</p>
        {lesson && <LessonFacts lesson={lesson} className={styles.facts} />}
        <p className={styles.reason}>{reason}</p>
      </div>
      <ButtonLink
        href={lesson ? `/lessons/${lesson.uuid}` : `/courses/${slug}`}
        variant="primary"
        size="lg"
        icon={<ArrowRight />}
      >
        <Trans>Go on</Trans>
      </ButtonLink>
    </div>
  );
});
