import type { Course } from '@web/api';
import { Cover, LessonFacts } from '@web/features/catalog';
import { CertificateLink } from '@web/features/certificates';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { UiLink } from '@web/ui/UiLink';
import { ArrowRight } from 'lucide-react';
import { DailyBonus } from './DailyBonus';
import styles from './dashboard.module.css';
import type { LessonPlace } from './find-lesson';

export interface NextLessonProps {
  course: Course;
  place: LessonPlace;
  /** The learner has done something in this course. */
  hasStarted: boolean;
  /** XP for today's first lesson; 0 once it's earned. */
  bonusXp: number;
}

/** The main card: the lesson to continue with. */
export function NextLesson({ course, place, hasStarted, bonusXp }: NextLessonProps) {
  const { lesson, chapterNumber, lessonNumber } = place;
  return (
    <section className={styles.next} aria-labelledby="next-lesson">
      <Cover course={course} className={styles.cover} />
      <div className={styles.nextTexts}>
        <p className={styles.where}>
          <UiLink href={`/courses/${course.slug}`}>{course.title}</UiLink>
          {` · chapter ${chapterNumber}, lesson ${lessonNumber}`}
        </p>
        <h2 id="next-lesson" className={styles.lesson}>
          {lesson.title}
        </h2>
        <LessonFacts lesson={lesson} className={styles.facts} />
        <div className={styles.actions}>
          <ButtonLink href={`/lessons/${lesson.uuid}`} variant="primary" size="lg" icon={<ArrowRight />}>
            {hasStarted ? 'Continue' : 'Start'}
          </ButtonLink>
        </div>
        <DailyBonus xp={bonusXp} />
      </div>
    </section>
  );
}

/** The main card once the course is finished. */
export function FinishedCourse({ course, place }: Pick<NextLessonProps, 'course' | 'place'>) {
  return (
    <section className={styles.next} aria-labelledby="next-lesson">
      <Cover course={course} className={styles.cover} />
      <div className={styles.nextTexts}>
        <Boots mood="bootspog" size={96} />
        <p className={styles.where}>
          <UiLink href={`/courses/${course.slug}`}>{course.title}</UiLink> · finished
        </p>
        <h2 id="next-lesson" className={styles.lesson}>
          Well forged! What’s next?
        </h2>
        <div className={styles.actions}>
          <ButtonLink href="/courses" variant="primary" size="lg">
            See the courses
          </ButtonLink>
          <CertificateLink course={course} size="lg" />
          <ButtonLink href={`/lessons/${place.lesson.uuid}`} size="lg">
            Practice from the start
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
