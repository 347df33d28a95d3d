import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course } from '@web/api';
import { Cover, GoOn, LessonFacts } from '@web/features/learning/catalog';
import { CertificateLink } from '@web/features/learning/certificates';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { ArrowRight } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
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
  const { title } = course;
  return (
    <section className={styles.next} aria-labelledby="next-lesson">
      <Cover course={course} className={styles.cover} />
      <div className={styles.nextTexts}>
        <p className={styles.where}>
          <Trans>
            <UiLink href={`/courses/${course.slug}`}>{title}</UiLink> · chapter {chapterNumber}, lesson{' '}
            {lessonNumber}
          </Trans>
        </p>
        <h2 id="next-lesson" className={styles.lesson}>
          {lesson.title}
        </h2>
        <LessonFacts lesson={lesson} className={styles.facts} />
        <div className={styles.actions}>
          <ButtonLink href={`/lessons/${lesson.uuid}`} variant="primary" size="lg" icon={<ArrowRight />}>
            {hasStarted ? t`Continue` : t({ message: 'Start', context: 'verb on a button' })}
          </ButtonLink>
        </div>
        <DailyBonus xp={bonusXp} />
      </div>
    </section>
  );
}

/** The main card once the course is finished. */
export function FinishedCourse({ course, place }: Pick<NextLessonProps, 'course' | 'place'>) {
  const { title } = course;
  return (
    <section className={styles.finished} aria-labelledby="next-lesson">
      <div className={styles.nextTexts}>
        <div className={styles.praise}>
          <Boots mood="bootspog" size={96} />
          <div>
            <p className={styles.where}>
              <Trans>
                <UiLink href={`/courses/${course.slug}`}>{title}</UiLink> · finished
              </Trans>
            </p>
            <h2 id="next-lesson" className={styles.lesson}>
              <Trans>Well forged! Here’s what’s next.</Trans>
            </h2>
          </div>
        </div>
        <GoOn from={course} />
        <div className={styles.actions}>
          <CertificateLink course={course} size="lg" />
          <ButtonLink href="/courses">
            <Trans>See the courses</Trans>
          </ButtonLink>
          <ButtonLink href={`/lessons/${place.lesson.uuid}`}>
            <Trans>Practice from the start</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
