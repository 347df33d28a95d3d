import { Trans } from '@lingui/react/macro';
import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import type { CourseOverview } from '@web/api';
import { Badge } from '@web/ui/Badge';
import { Card } from '@web/ui/Card';
import { cx } from '@web/ui/cx';
import { UiLink } from '@web/ui/UiLink';
import type { ReactNode } from 'react';
import { countLearners, countLessons } from '../counts';
import { aboutTime, LEVEL_TITLES } from '../course-facts';
import styles from './CourseCard.module.css';
import { Cover } from './Cover';
import { LanguageTag } from './LanguageTag';

export interface CourseCardProps {
  course: CourseOverview;
  /** 2 by default. */
  level?: 2 | 3;
  /** Cover next to the text, for a single course. */
  wide?: boolean;
  /** Marks the course to begin with. */
  isStart?: boolean;
  /** Below the text. Its space is kept while a learner’s progress loads. */
  footer?: ReactNode;
}

/** A course as a link with its cover, description and size. */
export function CourseCard({ course, level = 2, wide, isStart, footer }: CourseCardProps) {
  const Heading = `h${level}` as const;
  const { builds } = course;
  const facts = [
    course.level && LEVEL_TITLES[course.level],
    aboutTime(course.numMinutes),
    countLessons(course.numLessons),
    countLearners(course.numEnrolled),
  ].filter(Boolean);
  return (
    <Card as="article" interactive padding="none" className={cx(styles.card, wide && styles.wide)}>
      <div className={styles.art}>
        <Cover course={course} className={styles.cover} />
        {isStart && (
          <span className={styles.start}>
            <Trans>Start here</Trans>
          </span>
        )}
      </div>
      <div className={styles.texts}>
        <LanguageTag course={course} />
        <Heading className={styles.title}>
          <UiLink href={`/courses/${course.slug}`}>{course.title}</UiLink>
        </Heading>
        <p className={styles.summary}>{course.summary}</p>
        {builds && (
          <p className={styles.builds}>
            <Trans>
              <strong>You’ll build:</strong> {builds}
            </Trans>
          </p>
        )}
        <p className={styles.facts}>
          <Badge>{courseLanguageTitle(course.language)}</Badge>
          <span>{facts.join(' · ')}</span>
        </p>
        <div className={styles.footer}>{footer}</div>
      </div>
    </Card>
  );
}
