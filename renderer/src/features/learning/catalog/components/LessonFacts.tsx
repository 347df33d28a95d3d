import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { baseXp } from '@shared/rules/xp';
import type { LessonSummary } from '@web/api';
import { lessonRef } from '@web/exercises';
import { answersOf } from '@web/features/solving/waiting-answers';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { Check } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { LESSON_KINDS } from '../lesson-kinds';
import styles from './LessonFacts.module.css';

export interface LessonFactsProps {
  lesson: Pick<
    LessonSummary,
    'uuid' | 'type' | 'minutes' | 'difficulty' | 'isComplete' | 'isPractice' | 'missing'
  >;
  className?: string;
}

/**
 * A lesson's kind, its minutes, and its XP before any bonus, or that it's done, practice after a reset, waiting for the
 * server. One that the server can't offer pays nothing here.
 */
export const LessonFacts = observer(function LessonFacts({ lesson, className }: LessonFactsProps) {
  const answers = answersOf(useStores().scope);
  const { type, minutes, difficulty, isComplete, isPractice, missing } = lesson;
  return (
    <span className={cx(styles.facts, className)}>
      <span className={styles.kind}>{LESSON_KINDS[type]}</span>
      <span className={styles.minutes}>{minutes !== null && t`${minutes} min`}</span>
      {isComplete ? (
        <span className={styles.done}>
          <Check aria-hidden="true" />
          <Trans>Done</Trans>
        </span>
      ) : answers.isWaiting(lessonRef(lesson.uuid)) ? (
        <span className={styles.practice}>
          <Trans>Waiting</Trans>
        </span>
      ) : isPractice ? (
        <span className={styles.practice}>
          <Trans>Practice</Trans>
        </span>
      ) : missing ? null : (
        <span className={styles.xp}>{formatNumber(baseXp(difficulty))} XP</span>
      )}
    </span>
  );
});
