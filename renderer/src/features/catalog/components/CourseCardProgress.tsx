import type { LearnerCourse } from '@web/api';
import { ButtonLink } from '@web/ui/Button';
import { counted } from '@web/ui/counted';
import { Progress } from '@web/ui/Progress';
import styles from './CourseCardProgress.module.css';

/** A learner's progress in a course, and the way back into it; nothing until it's known. */
export function CourseCardProgress({ progress }: { progress: LearnerCourse | undefined }) {
  if (!progress?.nextLessonUuid) return null;
  const { numComplete: done, numLessons: total } = progress;
  return (
    <div className={styles.progress}>
      <Progress
        label="Your progress"
        hideLabel
        value={done}
        max={total}
        text={`${done} of ${counted(total, 'lesson')}`}
        tone={done === total ? 'success' : 'ember'}
      />
      <ButtonLink href={`/lessons/${progress.nextLessonUuid}`} size="sm" className={styles.continue}>
        {done === 0 ? 'Start' : done === total ? 'Practice again' : 'Continue'}
      </ButtonLink>
    </div>
  );
}
