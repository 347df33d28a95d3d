import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import type { CourseOverview } from '@web/api';
import { Card } from '@web/ui/Card';
import { cx } from '@web/ui/cx';
import { UiLink } from '@web/ui/UiLink';
import type { ReactNode } from 'react';
import { countChapters, countLearners, countLessons } from '../counts';
import styles from './CourseCard.module.css';
import { Cover } from './Cover';
import { LanguageTag } from './LanguageTag';

export interface CourseCardProps {
  course: CourseOverview;
  /** 2 by default. */
  level?: 2 | 3;
  /** Cover next to the text, for a single course. */
  wide?: boolean;
  /** Below the text. Its space is kept: the page of a guest is what a learner sees until the app has started. */
  footer?: ReactNode;
}

/** A course as a link with its cover, description and size. */
export function CourseCard({ course, level = 2, wide, footer }: CourseCardProps) {
  const Heading = `h${level}` as const;
  const learners = countLearners(course.numEnrolled);
  return (
    <Card as="article" interactive padding="none" className={cx(styles.card, wide && styles.wide)}>
      <Cover course={course} className={styles.cover} />
      <div className={styles.texts}>
        <LanguageTag course={course} />
        <Heading className={styles.title}>
          <UiLink href={`/courses/${course.slug}`}>{course.title}</UiLink>
        </Heading>
        <p className={styles.summary}>{course.summary}</p>
        <p className={styles.facts}>
          {courseLanguageTitle(course.language)} · {countChapters(course.numChapters)} ·{' '}
          {countLessons(course.numLessons)}
          {learners && ` · ${learners}`}
        </p>
        <div className={styles.footer}>{footer}</div>
      </div>
    </Card>
  );
}
