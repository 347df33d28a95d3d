import { t } from '@lingui/core/macro';
import type { LessonSummary } from '@web/api';
import { cx } from '@web/ui/cx';
import { Emblem, type EmblemName } from '@web/ui/Emblem';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { KeptMark } from './KeptMark';
import { LessonFacts } from './LessonFacts';
import styles from './LessonRow.module.css';
import { Spark } from './Spark';

export interface LessonRowProps {
  lesson: LessonSummary;
  /** Continue opens this lesson. */
  isNext?: boolean;
  /** Marks the end of the chapter with the chapter's emblem instead of a spark. */
  emblem?: EmblemName;
  /** Without a connection: whether this lesson opens. Otherwise undefined. */
  isKept?: boolean | undefined;
}

/** Why a lesson can't be done on this server. */
const NEEDS: Record<NonNullable<LessonSummary['missing']>, string> = {
  github: t`Not here yet: needs GitHub`,
};

/** A lesson in a list: a stop on the chapter's path, with its title, kind, minutes and XP. */
export function LessonRow({ lesson, isNext, emblem, isKept }: LessonRowProps) {
  const { isComplete, missing } = lesson;
  const isMissing = isKept === false || (missing !== undefined && !isComplete);
  return (
    <li className={cx(styles.row, isComplete && styles.done, isMissing && styles.missing)}>
      <UiLink href={`/lessons/${lesson.uuid}`} className={cx(styles.lesson, isNext && styles.next)}>
        <span className={styles.mark}>
          {emblem ? (
            <Emblem name={emblem} size={44} locked={!isComplete} />
          ) : (
            <Spark state={isComplete ? 'done' : isNext ? 'next' : 'ahead'} />
          )}
        </span>
        <span className={styles.name}>
          {lesson.title}
          {isNext && <VisuallyHidden>{t`, next`}</VisuallyHidden>}
          {isKept !== undefined && <KeptMark isKept={isKept} />}
          {missing && !isComplete && <span className={styles.needs}>{NEEDS[missing]}</span>}
        </span>
        <LessonFacts lesson={lesson} className={styles.facts} />
      </UiLink>
    </li>
  );
}
