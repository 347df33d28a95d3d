import type { Course } from '@web/api';
import { Cover, LESSON_KINDS } from '@web/features/catalog';
import { countDone, lessonsOf } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { counted } from '@web/ui/counted';
import { Progress } from '@web/ui/Progress';
import { UiLink } from '@web/ui/UiLink';
import { ArrowRight } from 'lucide-react';
import styles from './dashboard.module.css';
import type { LessonPlace } from './find-lesson';

export interface NextLessonProps {
  course: Course;
  place: LessonPlace;
  /** From 0 to 1. */
  progress: number;
}

/** The main card: the lesson to continue with. */
export function NextLesson({ course, place, progress }: NextLessonProps) {
  const { done, total } = countDone(lessonsOf(course));
  const isOver = progress >= 1;
  return (
    <section className={styles.next} aria-labelledby="next-lesson">
      <Cover course={course} className={styles.cover} />
      <div className={styles.nextTexts}>
        <p className={styles.where}>
          <UiLink href={`/courses/${course.slug}`}>{course.title}</UiLink>
          {isOver
            ? ' · finished'
            : ` · chapter ${place.chapterNumber}, lesson ${place.lessonNumber} · ${LESSON_KINDS[place.lesson.type].toLowerCase()}`}
        </p>
        <h2 id="next-lesson" className={styles.lesson}>
          {isOver ? 'Well forged! What’s next?' : place.lesson.title}
        </h2>
        {isOver ? (
          <div className={styles.actions}>
            <ButtonLink href="/courses" variant="primary" size="lg">
              See the courses
            </ButtonLink>
            <ButtonLink href={`/lessons/${place.lesson.uuid}`} size="lg">
              Practice from the start
            </ButtonLink>
          </div>
        ) : (
          <div className={styles.actions}>
            <ButtonLink
              href={`/lessons/${place.lesson.uuid}`}
              variant="primary"
              size="lg"
              icon={<ArrowRight />}
            >
              {done === 0 ? 'Start' : 'Continue'}
            </ButtonLink>
          </div>
        )}
        <Progress
          className={styles.progress}
          label="Course progress"
          value={Math.round(progress * 100)}
          text={`${done} of ${counted(total, 'lesson')}`}
          tone={isOver ? 'success' : 'ember'}
        />
      </div>
    </section>
  );
}
