import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CourseOverview, LearnerCourse } from '@web/api';
import { ButtonLink } from '@web/ui/Button';
import { Progress } from '@web/ui/Progress';
import { lessonsOutOf } from '../counts';
import styles from './CourseCardProgress.module.css';

/** A learner's progress in a course, and the way back into it; nothing until it's known. */
export function CourseCardProgress({ progress }: { progress: LearnerCourse | undefined }) {
  if (!progress?.nextLessonUuid) return null;
  const { numComplete: done, numLessons: total } = progress;
  return (
    <div className={styles.progress}>
      <Progress
        label={t`Your progress`}
        hideLabel
        value={done}
        max={total}
        text={lessonsOutOf(done, total)}
        tone={done === total ? 'success' : 'ember'}
      />
      <ButtonLink href={`/lessons/${progress.nextLessonUuid}`} size="sm" className={styles.continue}>
        {done === 0 ? t`Start` : done === total ? t`Practice again` : t`Continue`}
      </ButtonLink>
    </div>
  );
}

/** In the same place for those who have no progress yet. */
export const CourseCardStart = ({ course }: { course: CourseOverview }) => (
  <div className={styles.progress}>
    <ButtonLink href={`/courses/${course.slug}`} size="sm" className={styles.continue}>
      <Trans>See the course</Trans>
    </ButtonLink>
  </div>
);
